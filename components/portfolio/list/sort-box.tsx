'use client'

import { useTranslations } from 'next-intl'
import { Select } from '@/components/ui/select'

/** Selects the sort order of a list. */
export function SortBox<Sort extends string>({
  value,
  sorts,
  onChange,
}: {
  value: Sort
  sorts: readonly { sort: Sort; label: string }[]
  onChange: (sort: Sort) => void
}) {
  const t = useTranslations('listing.list')
  return (
    <Select
      aria-label={t('sort')}
      title={t('sort')}
      value={value}
      onChange={(event) => {
        const chosen = sorts.find(({ sort }) => sort === event.target.value)
        if (chosen !== undefined) onChange(chosen.sort)
      }}
      className="w-40 min-w-0 shrink text-sm max-sm:w-auto max-sm:flex-1"
    >
      {sorts.map(({ sort, label }) => (
        <option key={sort} value={sort}>
          {label}
        </option>
      ))}
    </Select>
  )
}
