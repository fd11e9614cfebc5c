'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { PropertyCard as Property } from '#contract/property.ts'
import { notify } from '@/components/resource/notifier'
import { type Outcome, runMany } from '@/components/resource/run-many'
import { asPendingWrite } from '@/components/resource/unsaved-work'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { type BulkAction, doOne } from './bulk-actions'
import type { Selection } from './use-selection'

/** Where a run is: asked about, under way, or over with something to tell. */
export type BulkRun = { action: BulkAction; items: readonly Property[] } & (
  | { phase: 'asked' }
  | { phase: 'running'; ended: number; stopping: boolean }
  | { phase: 'over'; outcomes: Outcome<Property>[] }
)

/** Runs one action over many properties; what failed stays selected, and archiving can be undone. */
export function useBulk(selection: Selection) {
  const t = useTranslations('properties.bulk')
  const { revalidate } = useMutateCalls()
  const [run, setRun] = useState<BulkRun | null>(null)
  const stopper = useRef<AbortController>(undefined)

  async function start(action: BulkAction, items: readonly Property[]) {
    const stop = (stopper.current = new AbortController())
    setRun({ action, items, phase: 'running', ended: 0, stopping: false })
    const outcomes = await asPendingWrite(() =>
      runMany(items, (item) => doOne(action, item), {
        signal: stop.signal,
        onOutcome: () => setRun((now) => (now?.phase === 'running' ? { ...now, ended: now.ended + 1 } : now)),
      }),
    )
    void revalidate('properties')
    const done = outcomes.filter(({ state }) => state === 'done').map(({ item }) => item)
    selection.set(outcomes.filter(({ state }) => state !== 'done').map(({ item }) => item))
    setRun(done.length === items.length ? null : { action, items, phase: 'over', outcomes })
    if (done.length > 0) tell(action, done)
  }

  function tell(action: BulkAction, done: Property[]) {
    const text = t(`done.${action.kind}`, {
      count: done.length,
      tag: action.kind === 'tag' ? (action.tag?.name ?? t('none')) : '',
    })
    if (action.kind !== 'archive' && action.kind !== 'unarchive') return void notify({ text })
    const back = { kind: action.kind === 'archive' ? 'unarchive' : 'archive' } as const
    notify({ text, action: { label: t('undo'), run: () => void start(back, done) } })
  }

  return {
    run,
    /** What cannot be taken back, or may not all succeed, is asked about first. */
    ask(action: BulkAction) {
      const items = [...selection.items.values()]
      if (action.kind === 'delete' || action.kind === 'highlight') setRun({ action, items, phase: 'asked' })
      else void start(action, items)
    },
    go: () => void (run?.phase === 'asked' && start(run.action, run.items)),
    stop() {
      stopper.current?.abort()
      setRun((now) => (now?.phase === 'running' ? { ...now, stopping: true } : now))
    },
    close: () => setRun(null),
  }
}
