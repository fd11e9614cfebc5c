'use client'

import { type FilePondFile, FileStatus } from 'filepond'
import { useRef } from 'react'
import type { UploadProgress } from './upload-target'

const runningStatuses = new Set<FileStatus>([
  FileStatus.INIT,
  FileStatus.LOADING,
  FileStatus.PROCESSING_QUEUED,
  FileStatus.PROCESSING,
])

/**
 * Counts the files of one run, from the first upload until none is in progress. Finished files leave FilePond's list
 * earlier but still count.
 */
export function useUploadRun() {
  const statuses = useRef(new Map<string, FileStatus>())

  function updateProgress(files: readonly Pick<FilePondFile, 'id' | 'status'>[]): UploadProgress {
    const running = files.some(({ status }) => runningStatuses.has(status))
    for (const { id, status } of files) {
      if (runningStatuses.has(status) || statuses.current.has(id)) statuses.current.set(id, status)
    }
    for (const [id, status] of statuses.current) {
      const isRemoved = runningStatuses.has(status) && !files.some((file) => file.id === id)
      if (isRemoved || status === FileStatus.IDLE) statuses.current.delete(id)
    }
    const all = [...statuses.current.values()]
    const done = all.filter((status) => status === FileStatus.PROCESSING_COMPLETE).length
    if (!running) statuses.current.clear()
    const failed = files.filter(({ status }) => status === FileStatus.PROCESSING_ERROR).length
    return { running, done, total: all.length, failed }
  }

  return { updateProgress }
}
