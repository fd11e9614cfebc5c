'use client'

import { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { SelectPage } from '@/components/listing/bulk/select-page'
import type { Selection } from '@/components/listing/bulk/use-selection'
import { ListTable, SortHead } from '@/components/listing/list/list-table'
import type { Sort } from './listing-state'
import { PropertyRow } from './property-row'
import type { PropertyActions } from './use-property-actions'

type Props = {
  properties: readonly Property[]
  sort: Sort
  onSort: (sort: Sort) => void
  selection: Selection<Property>
  actions: PropertyActions
}

/** The list in dense rows, to be sorted by its heads. */
export function PropertyTable({ properties, sort, onSort, selection, actions }: Props) {
  const t = useTranslations('properties.list')
  const words = useTranslations('listing.list')
  const sortable = { sort, onSort }
  return (
    <ListTable
      head={
        <>
          <th scope="col" className="w-10">
            <SelectPage rows={properties} selection={selection} />
          </th>
          <th scope="col" className="w-20">
            <span className="sr-only">{words('columns.cover')}</span>
          </th>
          <SortHead {...sortable} orders={['reference', 'referenceDown']} falling="referenceDown">
            {t('columns.reference')}
          </SortHead>
          <SortHead {...sortable} orders={['title', 'titleDown']} falling="titleDown">
            {words('columns.title')}
          </SortHead>
          <th scope="col">{t('columns.type')}</th>
          <th scope="col">{t('columns.district')}</th>
          <SortHead {...sortable} orders={['bedsHigh', 'bedsLow']} falling="bedsHigh">
            {t('columns.rooms')}
          </SortHead>
          <SortHead {...sortable} orders={['areaHigh', 'areaLow']} falling="areaHigh">
            {words('columns.area')}
          </SortHead>
          <SortHead {...sortable} orders={['priceHigh', 'priceLow']} falling="priceHigh">
            {t('columns.price')}
          </SortHead>
          <th scope="col">{words('columns.state')}</th>
          <th scope="col">{words('columns.agent')}</th>
          <th scope="col" className="w-12">
            <span className="sr-only">{words('columns.actions')}</span>
          </th>
        </>
      }
    >
      {properties.map((property) => (
        <PropertyRow key={property.id} property={property} selection={selection} {...actions} />
      ))}
    </ListTable>
  )
}
