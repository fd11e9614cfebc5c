'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notify } from '@/components/resource/notifier'
import { type Outcome, runMany } from '@/components/resource/run-many'
import { asPendingWrite } from '@/components/resource/unsaved-work'
import { type Resource, useMutateCalls } from '@/lib/agency/use-mutate-calls'
import type { BulkName } from './bulk-lines'
import type { Selection } from './use-selection'

/** Restores a record's previous value; throws CHANGED_SINCE if someone changed it after the bulk change. */
export type UndoOne = () => Promise<void>

type Rules<Row, Action> = {
  touched: readonly Resource[]
  /** Changes one record and resolves with its undo, or null if there is none. Throws AgencyError. */
  changeOne: (action: Action, item: Row) => Promise<UndoOne | null>
  needsConfirmation: (action: Action) => boolean
  message: (action: Action, count: number) => string
  nameOf: (item: Row) => BulkName
}

type BulkRun<Row, Action> = { action: Action; items: readonly Row[] } & (
  | { phase: 'confirming' }
  | { phase: 'running'; ended: number; stopping: boolean }
  | { phase: 'over'; outcomes: Outcome<Row>[] }
)

/** Runs one action on many records. Failed ones stay selected; the notification offers Undo until it is closed. */
export function useBulk<Row extends { id: number }, Action>(
  selection: Selection<Row>,
  { touched, changeOne, needsConfirmation, message, nameOf }: Rules<Row, Action>,
) {
  const t = useTranslations()
  const { revalidate } = useMutateCalls()
  const [run, setRun] = useState<BulkRun<Row, Action> | null>(null)
  const stopper = useRef<AbortController>(undefined)

  async function start(action: Action, items: readonly Row[]) {
    const stop = (stopper.current = new AbortController())
    const undos = new Map<Row, UndoOne>()
    setRun({ action, items, phase: 'running', ended: 0, stopping: false })
    const changeAndStore = async (item: Row) => {
      const undo = await changeOne(action, item)
      if (undo !== null) undos.set(item, undo)
    }
    const outcomes = await asPendingWrite(() =>
      runMany(items, changeAndStore, {
        signal: stop.signal,
        onOutcome: () => setRun((now) => (now?.phase === 'running' ? { ...now, ended: now.ended + 1 } : now)),
      }),
    )
    void revalidate(...touched)
    const done = outcomes.filter(({ state }) => state === 'done').length
    selection.set(outcomes.filter(({ state }) => state !== 'done').map(({ item }) => item))
    setRun(done === items.length ? null : { action, items, phase: 'over', outcomes })
    if (done > 0) offerUndo(message(action, done), undos)
  }

  function offerUndo(text: string, undos: ReadonlyMap<Row, UndoOne>) {
    if (undos.size === 0) return void notify({ text })
    const close = notify({
      text,
      timeout: 0,
      sticky: 'always',
      action: {
        label: t('listing.list.undo'),
        run: () => {
          close()
          void undoAll(undos)
        },
      },
    })
  }

  /** Reports through notifications only: the user may have left the list. */
  async function undoAll(undos: ReadonlyMap<Row, UndoOne>) {
    const closeProgress = notify({
      text: t('listing.bulk.undoing'),
      tone: 'plain',
      timeout: 0,
      sticky: 'always',
    })
    const outcomes = await asPendingWrite(() =>
      runMany([...undos.keys()], async (item) => undos.get(item)?.()),
    )
    closeProgress()
    void revalidate(...touched)
    const done = outcomes.filter(({ state }) => state === 'done').length
    if (done > 0) notify({ text: t('listing.bulk.undone', { count: done }), sticky: true })
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
        sticky: true,
      })
  }

  return {
    run,
    request(action: Action) {
      const items = [...selection.items().values()]
      if (needsConfirmation(action)) setRun({ action, items, phase: 'confirming' })
      else void start(action, items)
    },
    go: () => void (run?.phase === 'confirming' && start(run.action, run.items)),
    stop() {
      stopper.current?.abort()
      setRun((now) => (now?.phase === 'running' ? { ...now, stopping: true } : now))
    },
    close: () => setRun(null),
  }
}

export type Bulk<Row extends { id: number }, Action> = ReturnType<typeof useBulk<Row, Action>>
