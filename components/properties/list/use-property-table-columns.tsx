'use client'

import { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { typologyOf } from '#contract/typology.ts'
import { AgentLine } from '@/components/portfolio/card/agent-line'
import { Value } from '@/components/portfolio/list/record-cells'
import type { TableColumn } from '@/components/portfolio/list/record-table'
import { formatArea } from '@/lib/format/area'
import type { Sort } from './listing-state'
import { PropertyPortals } from './property-portal-marks'
import { PropertyState } from './property-state'

export function usePropertyTableColumns(): TableColumn<Property, Sort>[] {
  const t = useTranslations('properties.list.columns')
  const words = useTranslations('listing.list.columns')
  return [
    {
      name: 'type',
      label: t('type'),
      width: 7,
      priority: 8,
      cell: ({ type }) => <Value>{type}</Value>,
    },
    {
      name: 'district',
      label: t('district'),
      width: 6,
      priority: 6,
      cell: ({ district }) => <Value>{district}</Value>,
    },
    {
      name: 'rooms',
      label: t('rooms'),
      sort: { orders: ['bedsHigh', 'bedsLow'], falling: 'bedsHigh' },
      numeric: true,
      width: 7,
      priority: 3,
      cell: ({ type, bedrooms, bathrooms }) =>
        bedrooms === null && bathrooms === null ? (
          <Value>{null}</Value>
        ) : (
          <>
            {typologyOf(bedrooms, type)}{' '}
            <span className="text-ink-soft">{`${bedrooms ?? '–'} / ${bathrooms ?? '–'}`}</span>
          </>
        ),
    },
    {
      name: 'area',
      label: t('area'),
      sort: { orders: ['areaHigh', 'areaLow'], falling: 'areaHigh' },
      numeric: true,
      width: 5,
      priority: 2,
      cell: ({ gross_area }) => <Value>{gross_area === null ? null : formatArea(gross_area)}</Value>,
    },
    {
      name: 'state',
      label: words('state'),
      width: 9,
      priority: 1,
      isNarrow: true,
      cell: (property) => <PropertyState property={property} />,
    },
    {
      name: 'portals',
      label: t('portals'),
      width: 4.5,
      priority: 7,
      cell: (property) => <PropertyPortals property={property} />,
    },
    {
      name: 'agent',
      label: words('agent'),
      width: 7,
      priority: 5,
      cell: ({ agent }) => <AgentLine agent={agent} short />,
    },
  ]
}
