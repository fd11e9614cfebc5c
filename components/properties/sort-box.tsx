'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Select } from '@/components/ui/select'
import { type Sort, sorts } from './listing-state'

export function SortBox({ value, onChange }: { value: Sort; onChange: (sort: Sort) => void }) {
  const t = useTranslations('properties.list')
  const id = useId()
  return (
    <div className="flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="text-sm whitespace-nowrap text-ink-soft max-sm:sr-only">
        {t('sort')}
      </label>
      <Select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value as Sort)}
        className="min-w-0"
      >
        {(Object.keys(sorts) as Sort[]).map((sort) => (
          <option key={sort} value={sort}>
            {t(`sorts.${sort}`)}
          </option>
        ))}
      </Select>
    </div>
  )
}
