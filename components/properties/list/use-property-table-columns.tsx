import { useLocale, useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { typologyOf } from '#contract/typology.ts'
import { AgentLine } from '@/components/portfolio/card/agent-line'
import { Value } from '@/components/portfolio/list/record-cells'
import type { TableColumn } from '@/components/portfolio/list/record-table'
import { formatArea } from '@/lib/format/area'
import { foreignLangOfApiText } from '@/lib/format/in-language'
import { portalsOf } from '../portals-of'
import type { Sort } from './property-list-state'
import { PropertyStates } from './property-states'

/** Abbreviations, because the portals' logos are trademarks. */
const portalAbbreviations = { imovirtual: 'im', idealista: 'id', james_edition: 'JE', kyero: 'Ky' } as const

export function usePropertyTableColumns(): TableColumn<Property, Sort>[] {
  const t = useTranslations('properties.list.columns')
  const tColumns = useTranslations('listing.list.columns')
  const locale = useLocale()
  const lang = foreignLangOfApiText(locale)
  return [
    {
      name: 'type',
      label: t('type'),
      width: 7,
      priority: 8,
      cell: ({ type }) => <Value lang={lang}>{type}</Value>,
    },
    {
      name: 'district',
      label: t('district'),
      width: 6,
      priority: 7,
      cell: ({ district }) => <Value lang={lang}>{district}</Value>,
    },
    {
      name: 'rooms',
      label: t('rooms'),
      columnSort: { orders: ['bedsHigh', 'bedsLow'], descending: 'bedsHigh' },
      isNumeric: true,
      width: 7,
      priority: 3,
      cell: ({ type, title, bedrooms, bathrooms }) =>
        bedrooms === null && bathrooms === null ? null : (
          <>
            {typologyOf({ bedrooms, type, title })}{' '}
            <span className="text-ink-soft">
              {bedrooms === null
                ? t('bathsOnly', { count: bathrooms ?? 0 })
                : [bedrooms, bathrooms].filter((count) => count !== null).join(' / ')}
            </span>
          </>
        ),
    },
    {
      name: 'area',
      label: t('area'),
      columnSort: { orders: ['areaHigh', 'areaLow'], descending: 'areaHigh' },
      isNumeric: true,
      width: 5,
      priority: 2,
      cell: (property) => <Value>{formatMainArea(property, locale)}</Value>,
    },
    {
      name: 'state',
      label: tColumns('state'),
      width: 9.5,
      priority: 1,
      isAlwaysVisible: true,
      cell: (property) => <PropertyStates property={property} isRow />,
    },
    {
      name: 'portals',
      label: t('portals'),
      width: 6,
      priority: 6,
      cell: (property) => <PortalsCell property={property} />,
    },
    {
      name: 'agent',
      label: tColumns('agent'),
      width: 7,
      priority: 5,
      cell: ({ agent }) => <AgentLine agent={agent} short />,
    },
  ]
}

/** Formats the gross area or, for a property without bedrooms such as a plot, the land area; null if it is unknown. */
export function formatMainArea(property: Property, locale: string): string | null {
  const { bedrooms, gross_area, land_size, land_size_type } = property
  if (gross_area !== null) return formatArea(gross_area, locale)
  return bedrooms !== null || land_size === null ? null : formatArea(land_size, locale, land_size_type)
}

function PortalsCell({ property }: { property: Property }) {
  const t = useTranslations('portals.names')
  return (
    <div className="flex items-center gap-1">
      {portalsOf(property).map((portal) => (
        <span
          key={portal}
          role="img"
          aria-label={t(portal)}
          title={t(portal)}
          className="inline-flex size-6 items-center justify-center rounded-sm bg-wash text-xs font-semibold text-ink-soft"
        >
          {portalAbbreviations[portal]}
        </span>
      ))}
    </div>
  )
}
