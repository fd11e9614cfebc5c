'use client'

import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { AgencyError } from '#contract/errors.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notifyError } from '@/components/resource/notifier'
import { runMany } from '@/components/resource/run-many'
import { asPendingWrite } from '@/components/resource/unsaved-work'
import { useUnsaved } from '@/components/resource/use-unsaved'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { createExaminer, type Examined } from './examine'
import { guessColumns } from './guess-columns'
import type { HowToRead } from './file-options'
import type { Check, ImportPlan } from './import-plan'
import { reduceImport } from './import-state'
import { readFile, type Unreadable } from './read-file'

/** A run in progress; `count` is null while existing records are fetched. */
export type Sending = { ended: number; count: number | null; stopping: boolean }

/** Errors that stop the run because every further row would fail too. The remaining rows can be sent again. */
const endsRun: readonly AgencyError['code'][] = [
  'SERVER_TIMEOUT_CONNECTION_ERROR',
  'BAD_TOKEN',
  'UNAUTHORIZED',
  'TOO_MANY_REQUESTS',
]

export function useImport<Body>(plan: ImportPlan<Body>) {
  const { revalidate } = useMutateCalls()
  const [opened, change] = useReducer(reduceImport, null)
  const [check, setCheck] = useState<Check<Body> | null>(null)
  const [reading, setReading] = useState(false)
  const [unreadable, setUnreadable] = useState<Unreadable | null>(null)
  const [sending, setSending] = useState<Sending | null>(null)
  const [runs, setRuns] = useState(0)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const examine = useMemo(
    () => (check === null ? null : createExaminer(check, plan.sameAs)),
    [check, plan.sameAs],
  )
  const rows = useMemo(() => (opened === null || examine === null ? [] : examine(opened)), [opened, examine])
  useUnsaved(
    rows.some(({ state, row }) => !['done', 'double'].includes(state) && row.choice !== false),
    true,
  )

  async function open(file: File, how: HowToRead = {}) {
    const before = new Map(opened?.rows.map((row) => [row.line, row]))
    setReading(true)
    setUnreadable(null)
    try {
      const [read, check] = await Promise.all([readFile(file, how), plan.loadCheck()])
      if (typeof read === 'string') return setUnreadable(read)
      const [first, ...rest] = read.rows
      const header = first?.cells ?? []
      setCheck(() => check)
      setRuns(0)
      change({
        kind: 'opened',
        opened: {
          file,
          encoding: read.encoding,
          delimiter: read.delimiter,
          header,
          mapping: guessColumns(plan.fields, header),
          existing: null,
          rows: rest.map(({ line, cells }) => ({
            line,
            source: cells,
            edits: before.get(line)?.edits ?? {},
            choice: before.get(line)?.choice ?? null,
            refused: null,
            done: false,
          })),
        },
      })
      await lookUp(new AbortController().signal)
    } catch (error) {
      notifyError(asAgencyError(error))
    } finally {
      setReading(false)
    }
  }

  async function lookUp(signal: AbortSignal): Promise<ReadonlySet<string>> {
    const existing = new Set(await plan.readExisting(signal))
    change({ kind: 'existing', existing })
    return existing
  }

  async function send({ row, checked: { body } }: Examined<Body>, run: AbortController) {
    if (body === undefined) return
    try {
      await plan.send(body)
      change({ kind: 'done', line: row.line })
    } catch (caught) {
      const error = asAgencyError(caught)
      change({ kind: 'refused', line: row.line, error })
      if (endsRun.includes(error.code)) run.abort()
    }
  }

  /**
   * Sends the pending rows one by one. Fetches existing records first, so that a row whose response was lost isn't
   * sent twice.
   */
  async function start() {
    if (running.current !== undefined || opened === null || examine === null) return
    const run = (running.current = new AbortController())
    setSending({ ended: 0, count: null, stopping: false })
    try {
      const existing = await lookUp(run.signal)
      const due = examine({ ...opened, existing }).filter((row) => row.due)
      setSending({ ended: 0, count: due.length, stopping: false })
      const step = () => setSending((now) => now && { ...now, ended: now.ended + 1 })
      await asPendingWrite(() =>
        runMany(due, (row) => send(row, run), { parallel: 1, signal: run.signal, onOutcome: step }),
      )
      void revalidate(plan.resource)
    } catch (error) {
      if (!run.signal.aborted) notifyError(asAgencyError(error))
    } finally {
      running.current = undefined
      setSending(null)
      setRuns((now) => now + 1)
    }
  }

  return {
    opened,
    rows,
    reading,
    unreadable,
    sending,
    runs,
    change,
    open: (file: File, how?: HowToRead) => void open(file, how),
    start: () => void start(),
    stop() {
      running.current?.abort()
      setSending((now) => now && { ...now, stopping: true })
    },
  }
}
