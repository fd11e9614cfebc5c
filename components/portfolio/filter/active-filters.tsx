import { useTranslations, useLocale } from 'next-intl'
import type { ListingResource } from '@/components/records/record/listing-resource'
import { Chip } from '@/components/ui/chip'
import { useCall } from '@/lib/agency/use-call'
import type { ListControl } from '../list/use-list'
import type { FilterValue } from './filter-values'
import { activeFilterNamesOf, type SharedFilters } from './shared-filters'
import { useTagOptions, type FilterOption, useColleagueOptions, useFilterOptions } from './use-filter-options'
import { formatArea } from '@/lib/format/area'
import { formatDate } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/money'

/** Name of a filter whose text depends on the resource. */
export type OwnFilterName<Filters> = Exclude<
  keyof Filters & string,
  Exclude<keyof SharedFilters, 'reference'>
>

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
  textOf: (name: OwnFilterName<Filters>) => string
}) {
  const t = useTranslations('listing.filter')
  const { filters } = list.request
  const tags = useTagOptions(useCall(`${resource}.tags`, filters.tag > 0 ? {} : null).data?.tags, resource)
  const sharedTextOf = useFilterTexts(filters, {
    type: typeName,
    tag: tags.find(({ id }) => id === filters.tag)?.name,
  })
  const activeFilters = activeFilterNamesOf(filters).map((name) => ({
    name,
    label: sharedTextOf(name) ?? textOf(name as OwnFilterName<Filters>),
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
  filters: SharedFilters,
  names: { type?: string; tag?: string },
): (filter: string) => string | null {
  const t = useTranslations('listing.filter')
  const options = useFilterOptions({ agents: filters.agent > 0, districts: filters.district > 0 })
  const colleagues = useColleagueOptions({ isNeeded: filters.changedBy > 0 })
  const locale = useLocale()
  const nameOf = (candidates: readonly FilterOption[], id: number) =>
    candidates.find((option) => option.id === id)?.name
  return (filter) => {
    switch (filter) {
      case 'name':
        return t('onName', { text: filters.name })
      case 'location':
        return t('onLocation', { text: filters.location })
      case 'type':
        return names.type ?? t('type')
      case 'price':
        return t('onPrice', { price: formatPrice(filters.price) })
      case 'priceFrom':
        return t('onPriceFrom', { price: formatPrice(filters.priceFrom) })
      case 'areaFrom':
        return t('onAreaFrom', { area: formatArea(filters.areaFrom, locale) })
      case 'areaTo':
        return t('onAreaTo', { area: formatArea(filters.areaTo, locale) })
      case 'changedSince':
        return t('onChangedSince', { day: formatDate(filters.changedSince, locale) })
      case 'changedBy': {
        const name = nameOf(colleagues, filters.changedBy)
        return name === undefined ? t('changedBy') : t('onChangedBy', { name })
      }
      case 'agent':
        return nameOf(options.agents, filters.agent) ?? t('agent')
      case 'district':
        return nameOf(options.districts, filters.district) ?? t('district')
      case 'tag':
        return names.tag ?? t('tag')
      case 'missing':
        return filters.missing === '' ? null : t(`missingOf.${filters.missing}`)
      case 'highlighted':
      case 'problems':
        return t(filter)
      default:
        return null
    }
  }
}
