'use client'

import { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { RecordTable } from '@/components/portfolio/list/record-table'
import { LeadCell, TitleCell } from '@/components/portfolio/list/record-cells'
import type { TablePart } from '@/components/portfolio/list/portfolio-parts'
import type { Sort } from './listing-state'
import { PriceCell } from './price-cell'
import { PropertyLink } from '../property-link'
import { PropertyMenu } from '../property-menu'
import { propertySummary } from './property-summary'
import { usePropertyTableColumns } from './use-property-table-columns'
import type { PropertyActions } from '../use-property-actions'

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
