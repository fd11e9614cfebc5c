'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { Select } from '@/components/ui/select'
import { SearchBox } from './search-box'

/** Toolbar of a simple list: count, search field and sort order. */
export function ListTools<S extends string>({
  count,
  search,
  searchLabel,
  onSearch,
  exported,
  sort,
  sorts,
  onSort,
}: {
  /** `12 agents`; empty until known. */
  count: string
  search: string
  searchLabel: string
  onSearch: (text: string) => void
  /** The export button. */
  exported?: ReactNode
  sort: S
  sorts: readonly { value: S; label: string }[]
  onSort: (sort: S) => void
}) {
  const t = useTranslations('resource')
  const id = useId()
  return (
    <div className="mb-5 flex min-h-10 flex-wrap items-center gap-x-4 gap-y-3">
      <SearchBox label={searchLabel} value={search} onChange={onSearch} />
      <p role="status" className="figures text-sm text-ink-soft">
        {count}
      </p>
      <div className="flex min-w-0 items-center gap-2 sm:ml-auto">
        {exported}
        <label htmlFor={id} className="text-sm whitespace-nowrap text-ink-soft max-sm:sr-only">
          {t('sort')}
        </label>
        <Select
          id={id}
          value={sort}
          onChange={({ target }) => {
            const chosen = sorts.find(({ value }) => value === target.value)
            if (chosen !== undefined) onSort(chosen.value)
          }}
        >
          {sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
    </div>
  )
}
