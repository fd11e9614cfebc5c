import { type FilePondFile, FileStatus } from 'filepond'
import { useTranslations } from 'next-intl'
import { type RefObject, useRef, useState } from 'react'
import type { FilePond } from 'react-filepond'
import { isTooLarge } from './too-large'
import type { RowActions, UploadRow } from './upload-rows'
import type { UploadProgress } from './upload-target'

const rowStates: Partial<Record<FileStatus, UploadRow['state']>> = {
  [FileStatus.PROCESSING]: 'sending',
  [FileStatus.PROCESSING_COMPLETE]: 'done',
  [FileStatus.PROCESSING_ERROR]: 'failed',
  [FileStatus.PROCESSING_REVERT_ERROR]: 'failed',
  [FileStatus.LOAD_ERROR]: 'rejected',
}

export function useUploadRows(pond: RefObject<FilePond | null>) {
  const t = useTranslations('listing.uploader')
  const [rows, setRows] = useState<readonly UploadRow[]>([])
  const fractions = useRef(new Map<string, number>())
  const problems = useRef(new Map<string, string>())

  function toRows({ id, filename, fileSize, status, file }: FilePondFile): UploadRow[] {
    // Sending an empty file again can't succeed.
    const isEmpty = status === FileStatus.PROCESSING_ERROR && fileSize === 0
    const state = isEmpty ? 'rejected' : (rowStates[status] ?? 'waiting')
    // Files over the limit are reported in a dialog instead.
    if (state === 'rejected' && isTooLarge(file)) return []
    const problem =
      state === 'rejected' || state === 'failed' ? (problems.current.get(id) ?? t('loadError')) : null
    const fraction = fractions.current.get(id) ?? 0
    return [{ id, name: filename, size: fileSize, state, fraction, problem }]
  }

  const findFile = ({ id }: UploadRow) => pond.current?.getFiles().find((file) => file.id === id)

  async function remove(row: UploadRow) {
    if (row.state === 'sending') await findFile(row)?.abortProcessing()
    // Only finished uploads can be reverted.
    pond.current?.removeFile(row.id, { revert: row.state === 'done' })
  }

  function retry(row: UploadRow) {
    problems.current.delete(row.id)
    void pond.current?.processFile(row.id)
  }

  const actions: RowActions = {
    remove: (row) => void remove(row),
    retry,
    retryAll: () => rows.filter(({ state }) => state === 'failed').forEach(retry),
    cancelAll: () => {
      // Waiting files first: otherwise cancelling an upload would start the next one.
      const rowsIn = (state: UploadRow['state']) => rows.filter((row) => row.state === state)
      for (const row of [...rowsIn('waiting'), ...rowsIn('sending')]) void remove(row)
    },
  }

  return {
    rows,
    actions,
    showFiles: (files: readonly FilePondFile[]) => setRows(files.flatMap(toRows)),
    handleProgress: (id: string, fraction: number) => fractions.current.set(id, fraction),
    handleError: ({ id, status }: FilePondFile, labels: unknown) => {
      const message = formatFilePondError(labels, status === FileStatus.LOAD_ERROR)
      if (message !== '') problems.current.set(id, message)
    },
  }
}

/**
 * In FilePond's labels, `main` is the error. `sub` is the requirement that a rejected file doesn't meet, or the hint to
 * tap to retry, which is omitted.
 */
function formatFilePondError(labels: unknown, isRejected: boolean): string {
  if (typeof labels !== 'object' || labels === null) return ''
  const main = 'main' in labels ? labels.main : null
  const sub = isRejected && 'sub' in labels ? labels.sub : null
  return [main, sub].filter((part) => typeof part === 'string' && part !== '').join('. ')
}

const runningStatuses = new Set<FileStatus>([
  FileStatus.INIT,
  FileStatus.LOADING,
  FileStatus.PROCESSING_QUEUED,
  FileStatus.PROCESSING,
])

/**
 * Returns a function that counts the files of one run, from the first upload until none is in progress. Finished files
 * leave FilePond's list earlier but still count. `failed` counts all failed files in the list, including those of
 * earlier runs.
 */
export function createProgressCounter() {
  const statuses = new Map<string, FileStatus>()
  return (files: readonly Pick<FilePondFile, 'id' | 'status'>[]): UploadProgress => {
    const isRunning = files.some(({ status }) => runningStatuses.has(status))
    for (const { id, status } of files) {
      if (runningStatuses.has(status) || statuses.has(id)) statuses.set(id, status)
    }
    for (const [id, status] of statuses) {
      const isRemoved = status !== FileStatus.PROCESSING_COMPLETE && !files.some((file) => file.id === id)
      if (isRemoved || status === FileStatus.IDLE) statuses.delete(id)
    }
    const runStatuses = [...statuses.values()]
    const done = runStatuses.filter((status) => status === FileStatus.PROCESSING_COMPLETE).length
    if (!isRunning) statuses.clear()
    const failed = files.filter(({ status }) => status === FileStatus.PROCESSING_ERROR).length
    return { isRunning, done, total: runStatuses.length, failed }
  }
}
