'use client'

import { useEffect, useRef, useState } from 'react'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notify, notifyError } from '@/components/resource/notifier'
import type { Column } from './cells'
import type { FetchPage, Progress } from '@/components/resource/gather'

export type Exported<Row> = {
  /** The noun in the file's name, in the reader's language. */
  name: string
  fetchPage: FetchPage<Row>
  /** The columns with their heads in the reader's language; asked for when the file is made. */
  columns: () => Promise<readonly Column<Row>[]>
}

/** Makes the file of a list: one run at a time, told how far it is, stopped when asked to or when the page goes. */
export function useExport<Row extends { id: number }>({ name, fetchPage, columns }: Exported<Row>) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    if (running.current !== undefined) return
    const run = (running.current = new AbortController())
    setProgress({ done: 0, total: 0 })
    try {
      const [{ gather }, { saveCsv }] = await Promise.all([
        import('@/components/resource/gather'),
        import('./save-csv'),
      ])
      const rows = await gather(fetchPage, { signal: run.signal, onProgress: setProgress })
      const written = await columns()
      await saveCsv(
        name,
        written.map(({ head }) => head),
        rows.map((row) => written.map(({ cell }) => cell(row))),
      )
      notify({ message: 'common.FILE_GENERATED' })
    } catch (error) {
      if (!run.signal.aborted) notifyError(asAgencyError(error))
    } finally {
      running.current = undefined
      setProgress(null)
    }
  }

  return { progress, start: () => void start(), stop: () => running.current?.abort() }
}
