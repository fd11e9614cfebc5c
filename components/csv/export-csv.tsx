import { ArrowDownTrayIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { Body } from '#contract/endpoint.ts'
import type { EndpointOf } from '#contract/index.ts'
import { limits } from '#contract/limits.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import type { FetchPage, Progress } from '@/components/resource/fetch-all-pages'
import { notify, notifyError } from '@/components/resource/notifier'
import { Button } from '@/components/ui/button'
import { Menu, MenuItem } from '@/components/ui/menu'
import { call } from '@/lib/agency/call'
import type { Column } from './cells'

const ExportProgress = dynamic(() => import('./export-progress').then((module) => module.ExportProgress), {
  ssr: false,
})

/** Exports a list. If `visibleColumns` of its table are given, the user chooses between them and all columns. */
export function ExportCsv<Row extends { id: number }>({
  resource,
  name,
  fetchPage,
  loadColumns,
  visibleColumns = null,
  showsLabelOnPhones = false,
}: {
  resource: Body<EndpointOf<'activity.exported'>>['noun']
  name: string
  fetchPage: FetchPage<Row>
  loadColumns: () => Promise<readonly Column<Row>[]>
  visibleColumns?: readonly string[] | null
  showsLabelOnPhones?: boolean
}) {
  const t = useTranslations('csv.export')
  const [progress, setProgress] = useState<Progress | null>(null)
  const currentRun = useRef<AbortController>(undefined)
  useEffect(() => () => currentRun.current?.abort(), [])

  async function start(tableColumns?: readonly string[]) {
    if (currentRun.current !== undefined) return
    const run = (currentRun.current = new AbortController())
    setProgress({ done: 0, total: 0 })
    try {
      const [{ fetchAllPages }, { saveCsv, selectTableColumns }] = await Promise.all([
        import('@/components/resource/fetch-all-pages'),
        import('./save-csv'),
      ])
      const rows = await fetchAllPages(fetchPage, { signal: run.signal, onProgress: setProgress })
      const allColumns = await loadColumns()
      run.signal.throwIfAborted()
      const exportedColumns =
        tableColumns === undefined ? allColumns : selectTableColumns(allColumns, tableColumns)
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

  const buttonProps = {
    variant: 'quiet',
    size: 'sm',
    icon: <ArrowDownTrayIcon />,
    loading: progress !== null,
    children: (
      <span className={showsLabelOnPhones ? 'sm:max-[88rem]:sr-only' : 'max-[88rem]:sr-only'}>
        {t('action')}
      </span>
    ),
  } as const
  return (
    <>
      {visibleColumns === null ? (
        <Button {...buttonProps} onClick={() => void start()} />
      ) : (
        <Menu button={<Button {...buttonProps} />}>
          <MenuItem onSelect={() => void start(visibleColumns)}>{t('shownColumns')}</MenuItem>
          <MenuItem onSelect={() => void start()}>{t('allColumns')}</MenuItem>
        </Menu>
      )}
      {/* A single page is exported too fast to show progress. */}
      {progress !== null && progress.total > limits.rowsPerPageMax && (
        <ExportProgress progress={progress} onCancel={() => currentRun.current?.abort()} />
      )}
    </>
  )
}
