import { useLocale, useTranslations } from 'next-intl'
import type { DevelopmentCard as Development } from '#contract/development.ts'
import { AgentLine } from '@/components/portfolio/card/agent-line'
import { Value } from '@/components/portfolio/list/record-cells'
import type { TableColumn } from '@/components/portfolio/list/record-table'
import { formatGrossAreas } from '../development-figures'
import { formatRange } from '../form/range-text'
import { DevelopmentStates } from './development-states'
import type { Sort } from './development-list-state'

export function useDevelopmentTableColumns(): TableColumn<Development, Sort>[] {
  const t = useTranslations('condominiums.list.columns')
  const tColumns = useTranslations('listing.list.columns')
  const tCard = useTranslations('listing.card')
  const locale = useLocale()
  return [
    {
      name: 'place',
      label: t('place'),
      width: 10,
      priority: 4,
      cell: ({ condo_where }) => <Value>{condo_where}</Value>,
    },
    {
      name: 'bedrooms',
      label: tCard('bedrooms'),
      isNumeric: true,
      width: 6,
      priority: 6,
      cell: ({ from_bedrooms, to_bedrooms }) => <Value>{formatRange(from_bedrooms, to_bedrooms)}</Value>,
    },
    {
      name: 'parking',
      label: tCard('parking'),
      isNumeric: true,
      width: 6.5,
      priority: 8,
      cell: ({ from_parking, to_parking }) => <Value>{formatRange(from_parking, to_parking)}</Value>,
    },
    {
      name: 'area',
      label: tColumns('area'),
      isNumeric: true,
      width: 7,
      priority: 5,
      cell: (development) => <Value>{formatGrossAreas(development, locale)}</Value>,
    },
    {
      name: 'properties',
      label: t('properties'),
      columnSort: { orders: ['propertiesMost', 'propertiesLeast'], descending: 'propertiesMost' },
      isNumeric: true,
      width: 8.5,
      priority: 2,
      cell: ({ properties }) => properties.active,
    },
    {
      name: 'state',
      label: tColumns('state'),
      width: 9,
      priority: 1,
      isAlwaysVisible: true,
      cell: (development) => <DevelopmentStates development={development} isRow />,
    },
    {
      name: 'agent',
      label: tColumns('agent'),
      width: 7,
      priority: 3,
      cell: ({ agent }) => <AgentLine agent={agent} short />,
    },
  ]
}
