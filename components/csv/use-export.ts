'use client'

import { useEffect, useRef, useState } from 'react'
import type { Body } from '#contract/endpoint.ts'
import type { EndpointOf } from '#contract/index.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notify, notifyError } from '@/components/resource/notifier'
import { call } from '@/lib/agency/call'
import type { Column } from './cells'
import type { FetchPage, Progress } from '@/components/resource/fetch-all-pages'

export type ExportSource<Row> = {
  resource: Body<EndpointOf<'activity.exported'>>['noun']
  name: string
  fetchPage: FetchPage<Row>
  loadColumns: () => Promise<readonly Column<Row>[]>
}

export function useExport<Row extends { id: number }>({
  resource,
  name,
  fetchPage,
  loadColumns,
}: ExportSource<Row>) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const currentRun = useRef<AbortController>(undefined)
  useEffect(() => () => currentRun.current?.abort(), [])

  async function start(visibleColumns?: readonly string[]) {
    if (currentRun.current !== undefined) return
    const run = (currentRun.current = new AbortController())
    setProgress({ done: 0, total: 0 })
    try {
      const [{ fetchAllPages }, { saveCsv }, { columnsInTable }] = await Promise.all([
        import('@/components/resource/fetch-all-pages'),
        import('./save-csv'),
        import('./columns-in-table'),
      ])
      const rows = await fetchAllPages(fetchPage, { signal: run.signal, onProgress: setProgress })
      const allColumns = await loadColumns()
      const exportedColumns =
        visibleColumns === undefined ? allColumns : columnsInTable(allColumns, visibleColumns)
      await saveCsv(
        name,
        exportedColumns.map(({ header }) => header),
        rows.map((row) => exportedColumns.map(({ cell }) => cell(row))),
      )
      notify({ message: 'common.FILE_GENERATED' })
      // APIs without an activity log don't have this endpoint.
      void call('activity.exported', { body: { noun: resource, amount: rows.length } }).catch(() => undefined)
    } catch (error) {
      if (!run.signal.aborted) notifyError(asAgencyError(error))
    } finally {
      currentRun.current = undefined
      setProgress(null)
    }
  }

  return {
    progress,
    start: (visibleColumns?: readonly string[]) => void start(visibleColumns),
    stop: () => currentRun.current?.abort(),
  }
}
