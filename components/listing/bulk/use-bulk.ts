'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { notify } from '@/components/resource/notifier'
import { type Outcome, runMany } from '@/components/resource/run-many'
import { asPendingWrite } from '@/components/resource/unsaved-work'
import { type Noun, useMutateCalls } from '@/lib/agency/use-mutate-calls'
import type { Selection } from './use-selection'

/** What a noun says of the actions that it does to many. */
type Rules<Row, Action> = {
  /** All that is asked for again afterwards. */
  touched: readonly Noun[]
  /** Does it to one; throws AgencyError with the reason when it is refused. */
  doOne: (action: Action, item: Row) => Promise<unknown>
  /** What cannot be taken back, or may not all succeed, is asked about first. */
  asks: (action: Action) => boolean
  /** What takes it back; null where nothing does. */
  inverse: (action: Action) => Action | null
  said: (action: Action, count: number) => string
}

/** Where a run is: asked about, under way, or over with something to tell. */
export type BulkRun<Row, Action> = { action: Action; items: readonly Row[] } & (
  | { phase: 'asked' }
  | { phase: 'running'; ended: number; stopping: boolean }
  | { phase: 'over'; outcomes: Outcome<Row>[] }
)

/** Runs one action over many records; what failed stays selected, and what has an inverse can be undone. */
export function useBulk<Row extends { id: number }, Action>(
  selection: Selection<Row>,
  { touched, doOne, asks, inverse, said }: Rules<Row, Action>,
) {
  const t = useTranslations('listing.list')
  const { revalidate } = useMutateCalls()
  const [run, setRun] = useState<BulkRun<Row, Action> | null>(null)
  const stopper = useRef<AbortController>(undefined)

  async function start(action: Action, items: readonly Row[]) {
    const stop = (stopper.current = new AbortController())
    setRun({ action, items, phase: 'running', ended: 0, stopping: false })
    const outcomes = await asPendingWrite(() =>
      runMany(items, (item) => doOne(action, item), {
        signal: stop.signal,
        onOutcome: () => setRun((now) => (now?.phase === 'running' ? { ...now, ended: now.ended + 1 } : now)),
      }),
    )
    void revalidate(...touched)
    const done = outcomes.filter(({ state }) => state === 'done').map(({ item }) => item)
    selection.set(outcomes.filter(({ state }) => state !== 'done').map(({ item }) => item))
    setRun(done.length === items.length ? null : { action, items, phase: 'over', outcomes })
    if (done.length > 0) tell(action, done)
  }

  function tell(action: Action, done: Row[]) {
    const text = said(action, done.length)
    const back = inverse(action)
    if (back === null) return void notify({ text })
    notify({ text, action: { label: t('undo'), run: () => void start(back, done) } })
  }

  return {
    run,
    ask(action: Action) {
      const items = [...selection.items().values()]
      if (asks(action)) setRun({ action, items, phase: 'asked' })
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

export type Bulk<Row extends { id: number }, Action> = ReturnType<typeof useBulk<Row, Action>>
