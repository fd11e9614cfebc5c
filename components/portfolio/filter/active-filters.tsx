'use client'

import { useTranslations } from 'next-intl'
import type { ListingResource } from '@/components/records/record/listing-resource'
import { Chip } from '@/components/ui/chip'
import { useCall } from '@/lib/agency/use-call'
import type { ListControl } from '../list/use-list'
import type { FilterValue } from './filter-values'
import { activeFilterNamesOf, type SharedFilters } from './shared-filters'
import { useTagOptions } from './use-filter-options'
import { useFilterTexts } from './use-filter-texts'

/** Active filters as removable chips, so that it is clear why records are hidden. */
export function ActiveFilters<Filters extends SharedFilters & Record<keyof Filters, FilterValue>, Sort>({
  resource,
  list,
  noFilters,
  typeName,
  textOf,
}: {
  resource: ListingResource
  list: ListControl<Filters, Sort>
  noFilters: Filters
  typeName: string | undefined
  /** Text of a filter that only this resource has. */
  textOf: (name: keyof Filters & string) => string
}) {
  const t = useTranslations('listing.filter')
  const { filters } = list.request
  const tags = useTagOptions(useCall(`${resource}.tags`, filters.tag > 0 ? {} : null).data?.tags)
  const sharedTextOf = useFilterTexts(filters, {
    type: typeName,
    tag: tags.find(({ id }) => id === filters.tag)?.name,
  })
  const active = activeFilterNamesOf(filters).map((name) => ({
    name,
    label: sharedTextOf(name) ?? textOf(name),
  }))
  if (active.length === 0) return null
  return (
    <div className="flex w-full flex-wrap items-center gap-2 pb-1" role="group" aria-label={t('active')}>
      {active.map(({ name, label }) => (
        <Chip
          key={name}
          tone="brand"
          onRemove={() => list.change({ [name]: noFilters[name] } as Partial<Filters>)}
          removeLabel={t('takeOff', { filter: label })}
        >
          {label}
        </Chip>
      ))}
      <button
        type="button"
        onClick={list.reset}
        className="min-h-6 rounded-sm px-1 text-sm font-medium text-brand-ink underline-offset-2 hover:underline"
      >
        {t('reset')}
      </button>
    </div>
  )
}
