'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import type { PropertyCard as Property } from '#contract/property.ts'
import { RecordTable } from '@/components/portfolio/list/record-table'
import { LeadCell, TitleCell } from '@/components/portfolio/list/record-cells'
import type { TablePart } from '@/components/portfolio/list/portfolio-parts'
import { typologyOf } from '#contract/typology.ts'
import { formatArea } from '@/lib/format/area'
import type { Sort } from './listing-state'
import { PropertyLink } from '../property-link'
import { PropertyMenu } from '../property-menu'
import { usePropertyTableColumns } from './use-property-table-columns'
import type { PropertyActions } from '../use-property-actions'
import { PriceEditor } from './price-editor'
import type { Change } from '../quick-change'

/** Properties in a table with sortable columns. */
export function PropertyTable({
  actions,
  ...table
}: TablePart<Property, Sort> & { actions: PropertyActions }) {
  const t = useTranslations('properties.list.columns')
  const words = useTranslations('listing.list.columns')
  return (
    <RecordTable
      {...table}
      columns={usePropertyTableColumns()}
      nameOf={({ reference }) => reference}
      lead={{
        label: t('reference'),
        sort: { orders: ['reference', 'referenceDown'], falling: 'referenceDown' },
        className: 'w-14 @min-[36rem]:w-16 @min-[48rem]:w-32 @max-[48rem]:[&>button]:sr-only',
        cell: ({ id, cover, reference }) => (
          <LeadCell location="properties" ownerId={id} cover={cover} reference={reference} />
        ),
      }}
      title={{
        label: words('title'),
        sort: { orders: ['title', 'titleDown'], falling: 'titleDown' },
        cell: (property) => (
          <TitleCell second={propertySummary(property)}>
            <PropertyLink
              property={property}
              onBlocked={actions.onBlocked}
              className="line-clamp-2 rounded-sm @min-[36rem]:group-data-[density=compact]/table:line-clamp-1 underline-offset-2 hover:underline"
            />
          </TitleCell>
        ),
      }}
      price={{
        label: t('price'),
        sort: { orders: ['priceHigh', 'priceLow'], falling: 'priceHigh' },
        numeric: true,
        className: 'w-28 @min-[36rem]:w-32',
        cell: (property) => <PriceCell property={property} onChange={actions.onChange} />,
      }}
      menu={(property) => <PropertyMenu property={property} {...actions} />}
    />
  )
}

/** The price of a row: Enter and Tab save and edit the next row's price, with Shift the previous one's. */
function PriceCell({
  property,
  onChange,
}: {
  property: Property
  onChange: (property: Property, change: Change) => void
}) {
  const cell = useRef<HTMLDivElement>(null)

  function editNext(step: 1 | -1): boolean {
    const cells = [...(cell.current?.closest('table')?.querySelectorAll('[data-price]') ?? [])]
    const next = cells[cells.findIndex((each) => each === cell.current) + step]
    const button = next?.querySelector('button')
    button?.click()
    return button !== null && button !== undefined
  }

  return (
    <div ref={cell} data-price className="flex @min-[36rem]:justify-end">
      <PriceEditor property={property} onChange={onChange} size="text-sm" onMove={editNext} />
    </div>
  )
}

function propertySummary({ reference, district, type, title, bedrooms, gross_area }: Property): string {
  const area = gross_area === null ? null : formatArea(gross_area)
  return [reference, typologyOf({ bedrooms, type, title }), area, district].filter(Boolean).join(' · ')
}
