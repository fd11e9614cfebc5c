import type { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { type Column, toDayCell, toTextCell } from '@/components/csv/cells'
import { type GetHeader, formatHeader } from '@/components/resource/use-field-texts'
import { fullNameOf } from '@/lib/format/full-name'
import { propertyFields } from '../fields'
import { portalsOf } from '../portals-of'

export function createPropertyCsvColumns(
  t: ReturnType<typeof useTranslations<'properties.csv'>>,
  tRoot: ReturnType<typeof useTranslations>,
): readonly Column<Property>[] {
  /** `tableColumn` is the table column that shows the value, or 'fixed' for table columns that users can't hide. */
  const column = (
    path: Parameters<GetHeader<typeof propertyFields>>[0],
    cell: Column<Property>['cell'],
    tableColumn?: string,
  ): Column<Property> => ({ header: formatHeader(tRoot, propertyFields, path), cell, tableColumn })
  const flagColumn = (name: 'hide_price' | 'highlighted' | 'low_cost' | 'collection') =>
    column(name, ({ [name]: flag }) => tRoot(flag === 1 ? 'common.yes' : 'common.no'), 'state')
  return [
    column('reference', ({ reference }) => reference, 'fixed'),
    column('i18n.title', ({ title }) => toTextCell(title), 'fixed'),
    column('type_id', ({ type }) => toTextCell(type), 'type'),
    column('for_sale', ({ for_sale: sale }) => t(sale === 1 ? 'sale' : 'rent')),
    column('price', ({ price }) => price, 'fixed'),
    flagColumn('hide_price'),
    column('tag_id', ({ tag }) => tag, 'state'),
    column('district_id', ({ district }) => toTextCell(district), 'district'),
    { header: t('concelho'), cell: (property) => property.administrative_area_level_2 },
    { header: t('freguesia'), cell: (property) => property.administrative_area_level_3 },
    column('bedrooms', ({ bedrooms }) => bedrooms, 'rooms'),
    column('bathrooms', ({ bathrooms }) => bathrooms, 'rooms'),
    column('parking', ({ parking }) => parking),
    column('gross_area', (property) => property.gross_area, 'area'),
    column('living_area', (property) => property.living_area),
    column('exterior_area', (property) => property.exterior_area),
    column('floor', ({ floor }) => floor),
    column('fraction', ({ fraction }) => fraction),
    column('energy', ({ energy }) => energy),
    column('agent_id', ({ agent }) => agent && fullNameOf(agent), 'agent'),
    {
      header: tRoot('properties.list.columns.portals'),
      tableColumn: 'portals',
      cell: (property) =>
        portalsOf(property)
          .map((portal) => tRoot(`portals.names.${portal}`))
          .join(', '),
    },
    flagColumn('highlighted'),
    flagColumn('low_cost'),
    flagColumn('collection'),
    { header: t('photographs'), cell: (property) => property.media_count },
    {
      header: t('missing'),
      tableColumn: 'state',
      cell: ({ missing: missingLanguages }) => missingLanguages.join(', ').toUpperCase(),
    },
    { header: t('views'), cell: ({ views }) => views },
    { header: t('created'), cell: (property) => toDayCell(property.created_at) },
  ]
}
