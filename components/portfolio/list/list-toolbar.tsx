import {
  CheckIcon,
  EllipsisHorizontalIcon,
  MapIcon,
  Squares2X2Icon,
  TableCellsIcon,
} from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import type { ListingResource } from '@/components/records/record/listing-resource'
import { SortSelect } from '@/components/resource/sort-select'
import { classes } from '@/components/ui/classes'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem } from '@/components/ui/menu'
import { IconSearchInput } from '@/components/ui/search-input'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { useLabelFormatter } from '@/components/ui/use-label-formatter'
import { type AnyFilters, sharedSorts, type View, views } from './list-state'
import type { ListControl } from './use-list'

const viewIcons = { cards: <Squares2X2Icon />, table: <TableCellsIcon />, map: <MapIcon /> }

export function ListToolbar<Filters extends AnyFilters & { search: string }, Sort extends string>({
  resource,
  filters,
  activeFilters,
  total,
  start,
  end,
  list: { request, filters: filterValues, changeFilters, sortBy, setView },
  sorts,
}: {
  resource: ListingResource
  filters: ReactNode
  activeFilters: ReactNode
  /** Undefined until it is known. */
  total: number | undefined
  start?: ReactNode
  end?: ReactNode
  list: ListControl<Filters, Sort>
  sorts: Readonly<Record<Sort, unknown>>
}) {
  const t = useTranslations('listing.list')
  const tResource = useTranslations(`${resource}.list`)
  const searchText = useTranslations('common')('search')
  const formatWithLabel = useLabelFormatter()
  const [isExpanded, setExpanded] = useState(false)
  const nameOf = (sort: string) => (sort in sharedSorts ? t : tResource)(`sorts.${sort}`)
  return (
    <div className="relative mb-0.5 flex min-h-12 flex-wrap items-center gap-1 sm:gap-2 print:hidden">
      {start}
      <IconSearchInput
        label={formatWithLabel(searchText, tResource('search'))}
        placeholder={searchText}
        maxLength={100}
        value={filterValues.search}
        onChange={(search) => changeFilters({ search } as Partial<Filters>)}
        className="min-w-24 flex-1 sm:max-w-72"
      />
      {filters}
      <div className="flex min-w-0 items-center gap-1.5 max-sm:contents sm:ml-auto sm:gap-2 [&_[role=radiogroup]]:shrink-0 [&_[role=radiogroup]]:flex-nowrap">
        <p
          role="status"
          className="figures mr-auto pr-1 text-sm whitespace-nowrap text-ink-soft max-sm:text-xs"
        >
          <span className="max-sm:sr-only lg:max-[85rem]:sr-only">
            {total !== undefined && tResource('count', { total })}
          </span>
          <span aria-hidden className="sm:hidden lg:max-[85rem]:inline">
            {total}
          </span>
        </p>
        {request.view !== 'map' && (
          <SortSelect
            aria-label={t('sort')}
            title={formatWithLabel(t('sort'), nameOf(request.sort))}
            value={request.sort}
            sorts={Object.keys(sorts) as Sort[]}
            nameOf={nameOf}
            onChange={sortBy}
            iconBelow="lg"
            className="w-40 text-sm lg:supports-[field-sizing:content]:w-auto lg:[&>select]:field-sizing-content"
          />
        )}
        <ViewMenu value={request.view} onChange={setView} />
        <IconButton
          label={t('moreOptions')}
          tooltip={false}
          icon={<EllipsisHorizontalIcon />}
          aria-expanded={isExpanded}
          className="sm:hidden"
          onClick={() => setExpanded(!isExpanded)}
        />
        <div
          className={classes(
            'flex items-center justify-end gap-1.5 max-sm:w-full max-sm:pb-1 sm:contents',
            !isExpanded && 'max-sm:hidden',
          )}
        >
          {end}
        </div>
        <SegmentedControl
          className="max-sm:hidden"
          label={t('view')}
          options={views.map((view) => ({ value: view, label: t(`views.${view}`), icon: viewIcons[view] }))}
          value={request.view}
          onChange={setView}
          hideLabels
        />
      </div>
      {activeFilters}
    </div>
  )
}

function ViewMenu({ value, onChange }: { value: View; onChange: (view: View) => void }) {
  const t = useTranslations('listing.list')
  const formatWithLabel = useLabelFormatter()
  const label = formatWithLabel(t('view'), t(`views.${value}`))
  return (
    <span className="contents sm:hidden">
      <Menu button={<IconButton label={label} tooltip={false} icon={viewIcons[value]} />}>
        {views.map((view) => (
          <MenuItem
            key={view}
            icon={viewIcons[view]}
            end={view === value && <CheckIcon aria-hidden />}
            onSelect={() => onChange(view)}
          >
            {t(`views.${view}`)}
          </MenuItem>
        ))}
      </Menu>
    </span>
  )
}
