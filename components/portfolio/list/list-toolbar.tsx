'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { MapIcon, Squares2X2Icon, TableCellsIcon } from '@heroicons/react/24/outline'
import { SortBox } from '@/components/resource/sort-box'
import { LensInput } from '@/components/ui/search-input'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { sharedSorts, type View, views } from './list-state'
import type { ListControl } from './use-list'

const icons: Record<View, typeof MapIcon> = { cards: Squares2X2Icon, table: TableCellsIcon, map: MapIcon }

export function ListToolbar<Filters, Sort extends string>({
  search,
  searchLabel,
  onSearch,
  filters,
  chips,
  count,
  start,
  end,
  listing: { request, sortBy, show },
  sorts,
  sortName,
}: {
  search: string
  searchLabel: string
  onSearch: (text: string) => void
  filters: ReactNode
  chips: ReactNode
  /** Empty until known. */
  count: string
  start?: ReactNode
  end?: ReactNode
  listing: ListControl<Filters, Sort>
  sorts: Readonly<Record<Sort, unknown>>
  sortName: (sort: Exclude<Sort, keyof typeof sharedSorts>) => string
}) {
  const t = useTranslations('listing.list')
  const isOwnSort = (sort: Sort): sort is Exclude<Sort, keyof typeof sharedSorts> => !(sort in sharedSorts)
  const nameOf = (sort: Sort) => {
    const key: string = sort
    return isOwnSort(sort) ? sortName(sort) : t(`sorts.${key}`)
  }
  return (
    <div className="relative mb-2 flex min-h-12 flex-wrap items-center gap-2 print:hidden">
      {start}
      <LensInput
        label={searchLabel}
        maxLength={100}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        className="min-w-36 flex-1 sm:max-w-72"
      />
      {filters}
      <div className="ml-auto flex min-w-0 items-center gap-2 max-sm:w-full [&_[role=radiogroup]]:shrink-0 [&_[role=radiogroup]]:flex-nowrap">
        <p
          role="status"
          className="figures mr-auto pr-1 text-sm whitespace-nowrap text-ink-soft max-sm:text-xs"
        >
          {count}
        </p>
        {request.view !== 'map' && (
          <SortBox
            aria-label={t('sort')}
            title={t('sort')}
            value={request.sort}
            sorts={Object.keys(sorts) as Sort[]}
            nameOf={nameOf}
            onChange={sortBy}
            className="w-40 min-w-0 shrink text-sm max-sm:w-auto max-sm:min-w-20 max-sm:flex-1"
          />
        )}
        <span className="contents max-sm:hidden">{end}</span>
        <ViewSwitch value={request.view} onChange={show} />
      </div>
      {chips}
    </div>
  )
}

function ViewSwitch({ value, onChange }: { value: View; onChange: (view: View) => void }) {
  const t = useTranslations('listing.list')
  const options = views.map((view) => {
    const Icon = icons[view]
    return { value: view, label: t(`views.${view}`), icon: <Icon aria-hidden /> }
  })
  return <SegmentedControl label={t('view')} options={options} value={value} onChange={onChange} hideLabels />
}
