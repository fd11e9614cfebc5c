'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notify } from '@/components/resource/notifier'
import { type Outcome, runMany } from '@/components/resource/run-many'
import { asPendingWrite } from '@/components/resource/unsaved-work'
import { type Noun, useMutateCalls } from '@/lib/agency/use-mutate-calls'
import type { BulkName } from './bulk-lines'
import type { Selection } from './use-selection'

/** Restores a record's former value; throws CHANGED_SINCE when someone changed it after the bulk change. */
export type UndoOne = () => Promise<void>

type Rules<Row, Action> = {
  /** Nouns whose cached responses are revalidated afterwards. */
  touched: readonly Noun[]
  /** Changes one record and resolves with what undoes that, null when nothing can or need be. Throws AgencyError. */
  changeOne: (action: Action, item: Row) => Promise<UndoOne | null>
  /** Asks for confirmation first. */
  asks: (action: Action) => boolean
  said: (action: Action, count: number) => string
  nameOf: (item: Row) => BulkName
}

/** Where a run is: asked about, under way, or over with something to tell. */
export type BulkRun<Row, Action> = { action: Action; items: readonly Row[] } & (
  | { phase: 'asked' }
  | { phase: 'running'; ended: number; stopping: boolean }
  | { phase: 'over'; outcomes: Outcome<Row>[] }
)

/** Runs one action over many records. Failed ones stay selected; the message offers Undo until it is closed. */
export function useBulk<Row extends { id: number }, Action>(
  selection: Selection<Row>,
  { touched, changeOne, asks, said, nameOf }: Rules<Row, Action>,
) {
  const t = useTranslations()
  const { revalidate } = useMutateCalls()
  const [run, setRun] = useState<BulkRun<Row, Action> | null>(null)
  const stopper = useRef<AbortController>(undefined)

  async function start(action: Action, items: readonly Row[]) {
    const stop = (stopper.current = new AbortController())
    const undos = new Map<Row, UndoOne>()
    setRun({ action, items, phase: 'running', ended: 0, stopping: false })
    const changeAndKeep = async (item: Row) => {
      const undo = await changeOne(action, item)
      if (undo !== null) undos.set(item, undo)
    }
    const outcomes = await asPendingWrite(() =>
      runMany(items, changeAndKeep, {
        signal: stop.signal,
        onOutcome: () => setRun((now) => (now?.phase === 'running' ? { ...now, ended: now.ended + 1 } : now)),
      }),
    )
    void revalidate(...touched)
    const done = outcomes.filter(({ state }) => state === 'done').length
    selection.set(outcomes.filter(({ state }) => state !== 'done').map(({ item }) => item))
    setRun(done === items.length ? null : { action, items, phase: 'over', outcomes })
    if (done > 0) offerUndo(said(action, done), undos)
  }

  function offerUndo(text: string, undos: ReadonlyMap<Row, UndoOne>) {
    if (undos.size === 0) return void notify({ text })
    const close = notify({
      text,
      timeout: 0,
      keep: 'always',
      action: {
        label: t('listing.list.undo'),
        run: () => {
          close()
          void undoAll(undos)
        },
      },
    })
  }

  /** Reports by messages alone: the list may have been left by then. */
  async function undoAll(undos: ReadonlyMap<Row, UndoOne>) {
    const closeProgress = notify({
      text: t('listing.bulk.undoing'),
      tone: 'plain',
      timeout: 0,
      keep: 'always',
    })
    const outcomes = await asPendingWrite(() =>
      runMany([...undos.keys()], async (item) => undos.get(item)?.()),
    )
    closeProgress()
    void revalidate(...touched)
    const done = outcomes.filter(({ state }) => state === 'done').length
    if (done > 0) notify({ text: t('listing.bulk.undone', { count: done }), keep: true })
    const reasons = new Map<string, string[]>()
    for (const outcome of outcomes) {
      if (outcome.state !== 'failed') continue
      const { code, params } = asAgencyError(outcome.error)
      const reason = t(`errors.${code}`, params)
      const { reference, title } = nameOf(outcome.item)
      reasons.set(reason, [...(reasons.get(reason) ?? []), reference ?? title])
    }
    for (const [reason, names] of reasons)
      notify({
        text: t('listing.bulk.notUndone', { reason, names: names.join(', '), count: names.length }),
        tone: 'danger',
        keep: true,
      })
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
