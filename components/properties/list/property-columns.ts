import type { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { type Column, toDayCell, toTextCell } from '@/components/csv/cells'
import { type GetHeader, formatHeader } from '@/components/resource/use-field-texts'
import { fullNameOf } from '@/lib/format/full-name'
import { propertyFields } from '../fields'
import { portalsOf } from '../portals-of'

export function createPropertyColumns(
  t: ReturnType<typeof useTranslations<'properties.csv'>>,
  tRoot: ReturnType<typeof useTranslations>,
): readonly Column<Property>[] {
  const getHeader: GetHeader<typeof propertyFields> = (path) => formatHeader(tRoot, propertyFields, path)
  const formatYesNo = (flag: 0 | 1) => tRoot(flag === 1 ? 'common.yes' : 'common.no')
  return [
    { header: getHeader('reference'), tableColumn: 'fixed', cell: ({ reference }) => reference },
    { header: getHeader('i18n.title'), tableColumn: 'fixed', cell: ({ title }) => toTextCell(title) },
    { header: getHeader('type_id'), tableColumn: 'type', cell: ({ type }) => toTextCell(type) },
    { header: getHeader('for_sale'), cell: ({ for_sale: sale }) => t(sale === 1 ? 'sale' : 'rent') },
    { header: getHeader('price'), tableColumn: 'fixed', cell: ({ price }) => price },
    {
      header: getHeader('hide_price'),
      tableColumn: 'state',
      cell: ({ hide_price: hidden }) => formatYesNo(hidden),
    },
    { header: getHeader('tag_id'), tableColumn: 'state', cell: ({ tag }) => tag },
    {
      header: getHeader('district_id'),
      tableColumn: 'district',
      cell: ({ district }) => toTextCell(district),
    },
    { header: t('concelho'), cell: (property) => property.administrative_area_level_2 },
    { header: t('freguesia'), cell: (property) => property.administrative_area_level_3 },
    { header: getHeader('bedrooms'), tableColumn: 'rooms', cell: ({ bedrooms }) => bedrooms },
    { header: getHeader('bathrooms'), tableColumn: 'rooms', cell: ({ bathrooms }) => bathrooms },
    { header: getHeader('parking'), cell: ({ parking }) => parking },
    { header: getHeader('gross_area'), tableColumn: 'area', cell: (property) => property.gross_area },
    { header: getHeader('living_area'), cell: (property) => property.living_area },
    { header: getHeader('exterior_area'), cell: (property) => property.exterior_area },
    { header: getHeader('floor'), cell: ({ floor }) => floor },
    { header: getHeader('fraction'), cell: ({ fraction }) => fraction },
    { header: getHeader('energy'), cell: ({ energy }) => energy },
    {
      header: getHeader('agent_id'),
      tableColumn: 'agent',
      cell: ({ agent }) => agent && fullNameOf(agent),
    },
    {
      header: tRoot('properties.list.columns.portals'),
      tableColumn: 'portals',
      cell: (property) =>
        portalsOf(property)
          .map((portal) => tRoot(`portals.names.${portal}`))
          .join(', '),
    },
    {
      header: getHeader('highlighted'),
      tableColumn: 'state',
      cell: ({ highlighted }) => formatYesNo(highlighted),
    },
    {
      header: getHeader('low_cost'),
      tableColumn: 'state',
      cell: (property) => formatYesNo(property.low_cost),
    },
    {
      header: getHeader('collection'),
      tableColumn: 'state',
      cell: ({ collection }) => formatYesNo(collection),
    },
    { header: t('photographs'), cell: (property) => property.media_count },
    { header: t('missing'), tableColumn: 'state', cell: ({ missing }) => missing.join(', ').toUpperCase() },
    { header: t('views'), cell: ({ views }) => views },
    { header: t('created'), cell: (property) => toDayCell(property.created_at) },
  ]
}
