'use client'

import { useTranslations } from 'next-intl'
import { type MissingFilter, missingFilters } from '#contract/missing-filters.ts'
import { ChoiceFilter } from './filter-boxes'
import type { FilterOption } from './use-filter-options'

type Filters = { agent: number; district: number; tag: number; missing: '' | MissingFilter }

export function RecordFilters({
  filters,
  missing = missingFilters,
  counts,
  options,
  onChange,
}: {
  filters: Filters
  /** Data that records of this kind may lack. */
  missing?: readonly MissingFilter[]
  /** Records that lack it. */
  counts?: Partial<Record<MissingFilter, number>> | null
  options: {
    agents: readonly FilterOption[]
    districts: readonly FilterOption[]
    tags: readonly FilterOption[]
  }
  onChange: (change: Partial<Filters>) => void
}) {
  const t = useTranslations('listing.filter')
  const nameOf = (each: MissingFilter) => {
    const count = counts?.[each]
    return count === undefined ? t(`missingOf.${each}`) : `${t(`missingOf.${each}`)} (${count})`
  }
  return (
    <>
      <ChoiceFilter
        label={t('agent')}
        value={filters.agent}
        options={options.agents}
        onChange={(agent) => onChange({ agent })}
      />
      <ChoiceFilter
        label={t('district')}
        value={filters.district}
        options={options.districts}
        onChange={(district) => onChange({ district })}
      />
      <ChoiceFilter
        label={t('tag')}
        value={filters.tag}
        options={options.tags}
        onChange={(tag) => onChange({ tag })}
      />
      <ChoiceFilter
        label={t('missing')}
        value={missing.findIndex((each) => each === filters.missing) + 1}
        options={missing.map((each, nth) => ({ id: nth + 1, name: nameOf(each) }))}
        onChange={(nth) => onChange({ missing: missing[nth - 1] ?? '' })}
      />
    </>
  )
}
