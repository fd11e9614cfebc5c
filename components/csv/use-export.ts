'use client'

import { useEffect, useRef, useState } from 'react'
import type { Body } from '#contract/endpoint.ts'
import type { EndpointOf } from '#contract/index.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notify, notifyError } from '@/components/resource/notifier'
import { call } from '@/lib/agency/call'
import type { Column } from './cells'
import type { FetchPage, Progress } from '@/components/resource/gather'

export type Exported<Row> = {
  /** What the agency's history calls it. */
  noun: Body<EndpointOf<'activity.exported'>>['noun']
  /** The noun in the file's name, in the reader's language. */
  name: string
  fetchPage: FetchPage<Row>
  /** The columns with their heads in the reader's language; asked for when the file is made. */
  columns: () => Promise<readonly Column<Row>[]>
}

/** Makes the file of a list: one run at a time, told how far it is, stopped when asked to or when the page goes. */
export function useExport<Row extends { id: number }>({ noun, name, fetchPage, columns }: Exported<Row>) {
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
      // An agency's API that keeps no history knows no such call.
      void call('activity.exported', { body: { noun, amount: rows.length } }).catch(() => undefined)
    } catch (error) {
      if (!run.signal.aborted) notifyError(asAgencyError(error))
    } finally {
      running.current = undefined
      setProgress(null)
    }
  }

  return { progress, start: () => void start(), stop: () => running.current?.abort() }
}
