'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Select } from '@/components/ui/select'

/** The orders of a list by their names. */
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
  const id = useId()
  return (
    <div className="flex min-w-0 items-center gap-2 max-md:grow max-md:basis-28">
      <label htmlFor={id} className="text-sm whitespace-nowrap text-ink-soft max-sm:sr-only">
        {t('sort')}
      </label>
      <Select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = sorts.find(({ sort }) => sort === event.target.value)
          if (chosen !== undefined) onChange(chosen.sort)
        }}
        className="min-w-0"
      >
        {sorts.map(({ sort, label }) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  )
}
