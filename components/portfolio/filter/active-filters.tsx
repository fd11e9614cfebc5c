import { useTranslations, useLocale } from 'next-intl'
import type { ListingResource } from '@/components/records/record/listing-resource'
import { Chip } from '@/components/ui/chip'
import { formatArea } from '@/lib/format/area'
import { formatDate } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/money'
import type { AnyFilters } from '../list/list-state'
import type { ListControl } from '../list/use-list'
import { activeFilterNamesOf, type SharedFilters } from './shared-filters'
import {
  type FilterOption,
  useAgentOptions,
  useColleagueOptions,
  useDistrictOptions,
  useTagOptions,
} from './use-filter-options'

/** Name of a filter whose text depends on the resource. */
export type ResourceFilterName<Filters> = Exclude<
  keyof Filters & string,
  Exclude<keyof SharedFilters, 'reference'>
>

/** Active filters as removable chips, so that it is clear why records are hidden. */
export function ActiveFilters<Filters extends SharedFilters & AnyFilters, Sort extends string>({
  resource,
  list,
  noFilters,
  types,
  textOf,
}: {
  resource: ListingResource
  list: ListControl<Filters, Sort>
  noFilters: Filters
  types: readonly FilterOption[]
  textOf: (name: ResourceFilterName<Filters>) => string
}) {
  const t = useTranslations('listing.filter')
  const { filters } = list.request
  const sharedTextOf = useFilterTexts(resource, filters, types)
  const activeFilters = activeFilterNamesOf(filters).map((name) => ({
    name,
    label: sharedTextOf(name) ?? textOf(name as ResourceFilterName<Filters>),
  }))
  if (activeFilters.length === 0) return null
  return (
    <div className="flex w-full flex-wrap items-center gap-2 pb-1" role="group" aria-label={t('active')}>
      {activeFilters.map(({ name, label }) => (
        <Chip
          key={name}
          tone="brand"
          onRemove={() => list.changeFilters({ [name]: noFilters[name] } as Partial<Filters>)}
          removeLabel={t('takeOff', { filter: label })}
        >
          {label}
        </Chip>
      ))}
      <button
        type="button"
        onClick={list.resetFilters}
        className="min-h-6 rounded-sm px-1 text-sm font-medium text-brand-ink underline-offset-2 hover:underline"
      >
        {t('reset')}
      </button>
    </div>
  )
}

function useFilterTexts(
  resource: ListingResource,
  filters: SharedFilters,
  types: readonly FilterOption[],
): (filter: string) => string | null {
  const t = useTranslations('listing.filter')
  const agents = useAgentOptions(filters.agent > 0)
  const districts = useDistrictOptions(filters.district > 0)
  const tags = useTagOptions(resource, filters.tag > 0)
  const colleagues = useColleagueOptions(filters.changedBy > 0)
  const locale = useLocale()
  const nameOf = (candidates: readonly FilterOption[], id: number) =>
    candidates.find((option) => option.id === id)?.name
  const colleague = nameOf(colleagues, filters.changedBy)
  const texts: Partial<Record<string, () => string>> = {
    name: () => t('onName', { text: filters.name }),
    location: () => t('onLocation', { text: filters.location }),
    type: () => nameOf(types, filters.type) ?? t('type'),
    price: () => t('onPrice', { price: formatPrice(filters.price) }),
    priceFrom: () => t('onPriceFrom', { price: formatPrice(filters.priceFrom) }),
    areaFrom: () => t('onAreaFrom', { area: formatArea(filters.areaFrom, locale) }),
    areaTo: () => t('onAreaTo', { area: formatArea(filters.areaTo, locale) }),
    changedSince: () => t('onChangedSince', { day: formatDate(filters.changedSince, locale) }),
    changedBy: () => (colleague === undefined ? t('changedBy') : t('onChangedBy', { name: colleague })),
    agent: () => nameOf(agents, filters.agent) ?? t('agent'),
    district: () => nameOf(districts, filters.district) ?? t('district'),
    tag: () => nameOf(tags, filters.tag) ?? t('tag'),
    missing: () => (filters.missing === '' ? '' : t(`missingOf.${filters.missing}`)),
    highlighted: () => t('highlighted', { of: resource }),
    problems: () => t('problems'),
  }
  return (filter) => texts[filter]?.() ?? null
}
