'use client'

import { useTranslations } from 'next-intl'
import type { PropertyFilter } from '#contract/properties.ts'
import { IconSearchInput } from '@/components/ui/search-input'
import { Select } from '@/components/ui/select'

export type PropertyState = PropertyFilter['state']
const states: readonly PropertyState[] = ['active', 'sold', 'archived', 'low_cost']

export function LinkSearch({
  query,
  onQueryChange,
  state,
  onStateChange,
}: {
  query: string
  onQueryChange: (text: string) => void
  state: PropertyState
  onStateChange: (state: PropertyState) => void
}) {
  const t = useTranslations('condominiums.properties')
  return (
    <div className="mb-3 flex gap-2">
      <IconSearchInput
        data-autofocus
        label={t('find')}
        value={query}
        maxLength={100}
        onChange={onQueryChange}
        className="min-w-0 flex-1"
      />
      <Select
        aria-label={t('states.label')}
        value={state}
        onChange={({ target }) => onStateChange(states.find((name) => name === target.value) ?? 'active')}
        className="shrink-0"
      >
        {states.map((name) => (
          <option key={name} value={name}>
            {t(`states.${name}`)}
          </option>
        ))}
      </Select>
    </div>
  )
}
