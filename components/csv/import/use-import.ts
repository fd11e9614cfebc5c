import { useEffect, useMemo, useRef, useState } from 'react'
import type { AgencyError } from '#contract/errors.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notifyError } from '@/components/resource/notifier'
import { runMany } from '@/components/resource/run-many'
import { dottedPath } from '@/components/resource/server-errors'
import { trackPendingWrite, useUnsaved } from '@/components/resource/unsaved-work'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { createFileChecker, type CheckedRow } from './check-file'
import { guessColumns, type RowParser, type ImportPlan } from './import-plan'
import type { ReadOptions } from './file-options'
import { useOpenedFile } from './import-state'
import { readFile, type UnreadableReason } from './read-file'

/** Progress of a run. `ended` counts saved and failed rows; `count` is null while existing keys are fetched. */
export type ImportProgress = { ended: number; count: number | null; isStopping: boolean }

const lostResponseCode = 'SERVER_TIMEOUT_CONNECTION_ERROR' satisfies AgencyError['code']

/** Errors that stop the run, because the following rows would fail too. The next run sends the remaining rows. */
const runEndingErrors: readonly AgencyError['code'][] = [
  lostResponseCode,
  'BAD_TOKEN',
  'UNAUTHORIZED',
  'TOO_MANY_REQUESTS',
]

export function useImport<Body>(plan: ImportPlan<Body>) {
  const { revalidate } = useMutateCalls()
  const { openedFile, setOpenedFile, changeFile, changeRow } = useOpenedFile()
  const [parseRow, setParseRow] = useState<RowParser<Body> | null>(null)
  const [isReading, setReading] = useState(false)
  const [unreadable, setUnreadable] = useState<UnreadableReason | null>(null)
  const [progress, setProgress] = useState<ImportProgress | null>(null)
  const [runCount, setRunCount] = useState(0)
  const currentRun = useRef<AbortController>(undefined)
  const currentReading = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      currentRun.current?.abort()
      currentReading.current?.abort()
    },
    [],
  )

  const checkFile = useMemo(
    () => (parseRow === null ? null : createFileChecker(parseRow, plan)),
    [parseRow, plan],
  )
  const rows = useMemo(
    () => (openedFile === null || checkFile === null ? [] : checkFile(openedFile)),
    [openedFile, checkFile],
  )
  useUnsaved(
    rows.some(({ state, row }) => state !== 'done' && (row.choice ?? state !== 'duplicate')),
    { hasNoDraft: true },
  )

  async function open(file: File, options: ReadOptions = {}) {
    const previousRows = new Map(openedFile?.rows.map((row) => [row.line, row]))
    const reading = (currentReading.current = new AbortController())
    setReading(true)
    setUnreadable(null)
    try {
      const [table, loadedParser] = await Promise.all([readFile(file, options), plan.loadRowParser()])
      if (reading.signal.aborted) return
      if (typeof table === 'string') return setUnreadable(table)
      const [headerRow, ...dataRows] = table.rows
      const header = headerRow?.cells ?? []
      setParseRow(() => loadedParser)
      setRunCount(0)
      setOpenedFile({
        file,
        encoding: table.encoding,
        delimiter: table.delimiter,
        header,
        mapping: guessColumns(plan.fields, header),
        existingKeys: null,
        rows: dataRows.map(({ line, cells }) => ({
          line,
          sourceCells: cells,
          edits: previousRows.get(line)?.edits ?? {},
          choice: previousRows.get(line)?.choice ?? null,
          rejection: null,
          isDone: false,
        })),
      })
      await loadExistingKeys(reading.signal)
    } catch (error) {
      if (!reading.signal.aborted) notifyError(asAgencyError(error))
    } finally {
      if (!reading.signal.aborted) setReading(false)
    }
  }

  function close() {
    currentReading.current?.abort()
    setReading(false)
    setUnreadable(null)
    setOpenedFile(null)
  }

  async function loadExistingKeys(signal: AbortSignal): Promise<ReadonlySet<string>> {
    const texts = await plan.fetchExistingTexts(signal)
    const existingKeys = new Set(texts.map((text) => plan.toDuplicateKey(text ?? '')))
    changeFile(() => ({ existingKeys }))
    return existingKeys
  }

  async function send({ row, parsed: { body } }: CheckedRow<Body>, run: AbortController) {
    if (body === undefined) return
    try {
      await plan.send(body)
      changeRow(row.line, { isDone: true, rejection: null })
    } catch (caught) {
      const error = asAgencyError(caught)
      const isLost = error.code === lostResponseCode
      const fields = Object.entries(error.fields).map(([name, rule]) => [dottedPath(name), rule])
      changeRow(row.line, {
        rejection: { error, fields: Object.fromEntries(fields) },
        // The API may have stored the row. It is now a possible duplicate, so the earlier choice to send it is cleared.
        ...(isLost && { choice: null }),
      })
      // A row whose response was already lost in an earlier run doesn't stop this run.
      const isRepeated = isLost && row.rejection?.error.code === lostResponseCode
      if (runEndingErrors.includes(error.code) && !isRepeated) run.abort()
    }
  }

  /**
   * Sends the selected valid rows one by one. Fetches the existing keys first: a row may have been saved although its
   * response was lost, and must not be sent twice.
   */
  async function start() {
    if (currentRun.current !== undefined || openedFile === null || checkFile === null) return
    const run = (currentRun.current = new AbortController())
    setProgress({ ended: 0, count: null, isStopping: false })
    try {
      const existingKeys = await loadExistingKeys(run.signal)
      const rowsToSend = checkFile({ ...openedFile, existingKeys }).filter((row) => row.willBeSent)
      setProgress({ ended: 0, count: rowsToSend.length, isStopping: false })
      const countEnded = () => setProgress((current) => current && { ...current, ended: current.ended + 1 })
      await trackPendingWrite(() =>
        runMany(rowsToSend, (row) => send(row, run), {
          parallel: 1,
          signal: run.signal,
          onOutcome: countEnded,
        }),
      )
      setRunCount((count) => count + 1)
      void revalidate(plan.resource)
    } catch (error) {
      if (!run.signal.aborted) notifyError(asAgencyError(error))
    } finally {
      currentRun.current = undefined
      setProgress(null)
    }
  }

  return {
    openedFile,
    rows,
    isReading,
    unreadable,
    progress,
    runCount,
    mapColumn: (field: string, column: number | null) =>
      changeFile(({ mapping }) => ({ mapping: { ...mapping, [field]: column } })),
    changeRow,
    open: (file: File, options?: ReadOptions) => void open(file, options),
    close,
    start: () => void start(),
    stop() {
      currentRun.current?.abort()
      setProgress((current) => current && { ...current, isStopping: true })
    },
  }
}
