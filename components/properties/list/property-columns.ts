import type { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { type Column, toDayCell, toTextCell } from '@/components/csv/cells'
import { type GetHeader, headerOf } from '@/components/resource/use-field-texts'
import { propertyFields } from '../fields'
import { portalsOf } from '../portals-of'

export function createPropertyColumns(
  t: ReturnType<typeof useTranslations<'properties.csv'>>,
  tRoot: ReturnType<typeof useTranslations>,
): readonly Column<Property>[] {
  const getHeader: GetHeader<typeof propertyFields> = (path) => headerOf(tRoot, propertyFields, path)
  const yesNo = (flag: 0 | 1) => tRoot(flag === 1 ? 'common.yes' : 'common.no')
  return [
    { header: getHeader('reference'), inTable: 'fixed', cell: ({ reference }) => reference },
    { header: getHeader('i18n.title'), inTable: 'fixed', cell: ({ title }) => toTextCell(title) },
    { header: getHeader('type_id'), inTable: 'type', cell: ({ type }) => toTextCell(type) },
    { header: getHeader('for_sale'), cell: ({ for_sale: sale }) => t(sale === 1 ? 'sale' : 'rent') },
    { header: getHeader('price'), inTable: 'fixed', cell: ({ price }) => price },
    { header: getHeader('hide_price'), inTable: 'state', cell: ({ hide_price: hidden }) => yesNo(hidden) },
    { header: getHeader('tag_id'), inTable: 'state', cell: ({ tag }) => tag },
    { header: getHeader('district_id'), inTable: 'district', cell: ({ district }) => toTextCell(district) },
    { header: t('concelho'), cell: (property) => property.administrative_area_level_2 },
    { header: t('freguesia'), cell: (property) => property.administrative_area_level_3 },
    { header: getHeader('bedrooms'), inTable: 'rooms', cell: ({ bedrooms }) => bedrooms },
    { header: getHeader('bathrooms'), inTable: 'rooms', cell: ({ bathrooms }) => bathrooms },
    { header: getHeader('parking'), cell: ({ parking }) => parking },
    { header: getHeader('gross_area'), inTable: 'area', cell: (property) => property.gross_area },
    { header: getHeader('living_area'), cell: (property) => property.living_area },
    { header: getHeader('exterior_area'), cell: (property) => property.exterior_area },
    { header: getHeader('floor'), cell: ({ floor }) => floor },
    { header: getHeader('fraction'), cell: ({ fraction }) => fraction },
    { header: getHeader('energy'), cell: ({ energy }) => energy },
    {
      header: getHeader('agent_id'),
      inTable: 'agent',
      cell: ({ agent }) => agent && `${agent.first_name} ${agent.last_name}`.trim(),
    },
    {
      header: tRoot('properties.list.columns.portals'),
      inTable: 'portals',
      cell: (property) =>
        portalsOf(property)
          .map((portal) => tRoot(`portals.names.${portal}`))
          .join(', '),
    },
    { header: getHeader('highlighted'), inTable: 'state', cell: ({ highlighted }) => yesNo(highlighted) },
    { header: getHeader('low_cost'), inTable: 'state', cell: (property) => yesNo(property.low_cost) },
    { header: getHeader('collection'), inTable: 'state', cell: ({ collection }) => yesNo(collection) },
    { header: t('photographs'), cell: (property) => property.media_count },
    { header: t('missing'), inTable: 'state', cell: ({ missing }) => missing.join(', ').toUpperCase() },
    { header: t('views'), cell: ({ views }) => views },
    { header: t('created'), cell: (property) => toDayCell(property.created_at) },
  ]
}
