'use client'

import { ChevronDownIcon, ChevronUpDownIcon, ChevronUpIcon } from '@heroicons/react/20/solid'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PropertyCard as Property } from '#contract/property.ts'
import { Checkbox } from '@/components/ui/checkbox'
import { ScrollArea } from '@/components/ui/scroll-area'
import type { Sort } from './listing-state'
import { PropertyRow } from './property-row'
import type { PropertyActions } from './use-property-actions'
import type { Selection } from './use-selection'

type Props = {
  properties: readonly Property[]
  sort: Sort
  onSort: (sort: Sort) => void
  selection: Selection
  actions: PropertyActions
}

/** Rising and falling order of the columns that can be sorted, the one to begin with first. */
const orders = {
  reference: ['reference', 'referenceDown'],
  title: ['title', 'titleDown'],
  beds: ['bedsHigh', 'bedsLow'],
  area: ['areaHigh', 'areaLow'],
  price: ['priceHigh', 'priceLow'],
} as const
const falling: readonly Sort[] = ['referenceDown', 'titleDown', 'bedsHigh', 'areaHigh', 'priceHigh']

/** The list in dense rows; its head stays while the rows scroll. */
export function PropertyTable({ properties, sort, onSort, selection, actions }: Props) {
  const t = useTranslations('properties.list')
  const chosen = properties.filter(({ id }) => selection.has(id)).length
  const sortable = { sort, onSort }
  return (
    <ScrollArea
      label={t('views.table')}
      className="max-h-[calc(100dvh-7rem)] overflow-auto rounded-lg border border-line bg-surface"
    >
      <table className="w-full min-w-6xl border-separate border-spacing-0 text-sm">
        <thead className="sticky top-0 z-2 bg-surface text-left text-ink-soft [&_th]:border-b [&_th]:border-line [&_th]:px-2 [&_th]:py-1.5 [&_th]:font-medium">
          <tr>
            <th scope="col" className="w-10">
              <Checkbox
                label={t('selectPage')}
                hideLabel
                checked={chosen > 0 && chosen === properties.length}
                indeterminate={chosen > 0 && chosen < properties.length}
                onChange={(event) => selection.choose(properties, event.target.checked)}
              />
            </th>
            <th scope="col" className="w-20">
              <span className="sr-only">{t('columns.cover')}</span>
            </th>
            <SortHead {...sortable} by="reference">
              {t('columns.reference')}
            </SortHead>
            <SortHead {...sortable} by="title">
              {t('columns.title')}
            </SortHead>
            <th scope="col">{t('columns.type')}</th>
            <th scope="col">{t('columns.district')}</th>
            <SortHead {...sortable} by="beds">
              {t('columns.rooms')}
            </SortHead>
            <SortHead {...sortable} by="area">
              {t('columns.area')}
            </SortHead>
            <SortHead {...sortable} by="price">
              {t('columns.price')}
            </SortHead>
            <th scope="col">{t('columns.state')}</th>
            <th scope="col">{t('columns.agent')}</th>
            <th scope="col" className="w-12">
              <span className="sr-only">{t('columns.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="[&_td]:border-b [&_td]:border-line [&_td]:px-2 [&_td]:py-1.5 [&>tr:last-child_td]:border-b-0">
          {properties.map((property) => (
            <PropertyRow
              key={property.id}
              property={property}
              selected={selection.has(property.id)}
              onSelect={selection.toggle}
              {...actions}
            />
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

function SortHead({
  by,
  sort,
  onSort,
  children,
}: Pick<Props, 'sort' | 'onSort'> & { by: keyof typeof orders; children: ReactNode }) {
  const [first, second] = orders[by]
  const on = sort === first || sort === second
  const down = falling.includes(sort)
  const Icon = !on ? ChevronUpDownIcon : down ? ChevronDownIcon : ChevronUpIcon
  return (
    <th scope="col" aria-sort={on ? (down ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        onClick={() => onSort(sort === first ? second : first)}
        className="-mx-1.5 inline-flex min-h-8 items-center gap-1 rounded px-1.5 font-medium whitespace-nowrap hover:bg-wash hover:text-ink"
      >
        {children}
        <Icon aria-hidden className={on ? 'size-4 text-brand' : 'size-4 opacity-60'} />
      </button>
    </th>
  )
}
