import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ScrollArea } from '@/components/ui/scroll-area'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { errorOf, type CheckedRow } from './check-file'
import { findCellInput, ImportRow } from './import-row'
import type { ImportField } from './import-plan'
import type { ChangeRow } from './import-state'

const perPage = 50

const rowFilters = {
  all: () => true,
  problems: ({ state }: CheckedRow<unknown>) => state === 'wrong' || state === 'rejected',
  duplicates: ({ duplicate }: CheckedRow<unknown>) => duplicate !== null,
  done: ({ state }: CheckedRow<unknown>) => state === 'done',
}
type RowFilter = keyof typeof rowFilters
type View = { filter: RowFilter; lines: ReadonlySet<number>; page: number }

export function ImportTable({
  fields,
  duplicateField,
  rows,
  isFinished,
  isBusy,
  onChange,
}: {
  fields: readonly ImportField[]
  duplicateField: string
  rows: readonly CheckedRow<unknown>[]
  isFinished: boolean
  isBusy: boolean
  onChange: ChangeRow
}) {
  const t = useTranslations('csv.import')
  const table = useRef<HTMLTableElement>(null)
  const [focusTarget, setFocusTarget] = useState<{ line: number; field: string } | null>(null)
  const initialFilter: RowFilter = isFinished && rows.some(rowFilters.problems) ? 'problems' : 'all'
  // The filtered rows are fixed when the filter is chosen: a corrected row must not disappear while being edited.
  const [view, setView] = useState<View>(() => ({
    filter: initialFilter,
    lines: linesOf(rows, initialFilter),
    page: 1,
  }))

  const filteredRows = rows.filter(({ row }) => view.lines.has(row.line))
  const pages = Math.max(1, Math.ceil(filteredRows.length / perPage))
  const page = Math.min(view.page, pages)
  const pageRows = filteredRows.slice((page - 1) * perPage, page * perPage)
  const problems = rows.filter(rowFilters.problems)

  useEffect(() => {
    if (focusTarget === null) return
    const row = table.current?.querySelector(`tr[data-line="${focusTarget.line}"]`)
    findCellInput(row, focusTarget.field)?.focus()
  }, [focusTarget])

  function focusNextProblem() {
    const problem = problems.find(({ row }) => row.line > (focusTarget?.line ?? 0)) ?? problems[0]
    if (problem === undefined) return
    const field = fields.find(({ name }) => errorOf(problem, name) !== null) ?? fields[0]
    const nextView = view.lines.has(problem.row.line)
      ? view
      : { filter: 'all' as const, lines: linesOf(rows, 'all') }
    const index = rows.filter(({ row }) => nextView.lines.has(row.line)).indexOf(problem)
    setView({ ...nextView, page: Math.floor(index / perPage) + 1 })
    setFocusTarget({ line: problem.row.line, field: field?.name ?? '' })
  }

  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <SegmentedControl
          label={t('show')}
          value={view.filter}
          onChange={(filter) => setView({ filter, lines: linesOf(rows, filter), page: 1 })}
          options={(Object.keys(rowFilters) as RowFilter[]).map((value) => ({
            value,
            label: t(`shows.${value}`, { count: rows.filter(rowFilters[value]).length }),
          }))}
          className="flex-wrap"
        />
        {problems.length > 0 && !isBusy && (
          <Button size="sm" onClick={focusNextProblem}>
            {t('nextProblem')}
          </Button>
        )}
      </div>
      {pageRows.length === 0 ? (
        <p className="rounded-lg border border-line bg-surface p-6 text-sm text-ink-soft">{t('noneShown')}</p>
      ) : (
        <ScrollArea
          label={t('rows')}
          className="max-h-[calc(100dvh-12rem)] overflow-auto rounded-lg border border-line bg-surface"
        >
          <table
            ref={table}
            className="w-full border-separate border-spacing-0 text-sm [&_td]:border-b [&_td]:border-line [&_td]:px-1.5 [&_td]:py-1.5 [&_td]:align-top [&_tbody_th]:border-b [&_tbody_th]:border-line"
          >
            <thead className="sticky top-0 z-2 bg-surface text-left text-ink-soft [&_th]:border-b [&_th]:border-line [&_th]:px-2 [&_th]:py-2 [&_th]:font-medium [&_th]:whitespace-nowrap">
              <tr>
                <th scope="col">{t('row')}</th>
                <th scope="col">{t('send')}</th>
                <th scope="col">{t('state')}</th>
                {fields.map(({ name, label }) => (
                  <th key={name} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {pageRows.map((result) => (
                <ImportRow key={result.row.line} {...{ result, fields, duplicateField, isBusy, onChange }} />
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
      {pages > 1 && (
        <div className="figures mt-3 flex items-center gap-3 text-sm">
          <Button size="sm" disabled={page === 1} onClick={() => setView({ ...view, page: page - 1 })}>
            {t('previous')}
          </Button>
          <span role="status">{t('page', { page, pages })}</span>
          <Button size="sm" disabled={page === pages} onClick={() => setView({ ...view, page: page + 1 })}>
            {t('next')}
          </Button>
        </div>
      )}
    </div>
  )
}

function linesOf(rows: readonly CheckedRow<unknown>[], filter: RowFilter): ReadonlySet<number> {
  return new Set(rows.filter(rowFilters[filter]).map(({ row }) => row.line))
}
