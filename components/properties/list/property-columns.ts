import type { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { type Column, dayCell, textCell } from '@/components/csv/cells'
import { type FieldHeaders, headerOf } from '@/components/resource/use-field-texts'
import { propertyFields } from '../fields'
import { portalsOf } from '../portals-of'

export function propertyColumns(
  t: ReturnType<typeof useTranslations<'properties.csv'>>,
  texts: ReturnType<typeof useTranslations>,
): readonly Column<Property>[] {
  const header: FieldHeaders<typeof propertyFields> = (path) => headerOf(texts, propertyFields, path)
  const yesNo = (flag: 0 | 1) => texts(flag === 1 ? 'common.yes' : 'common.no')
  return [
    { header: header('reference'), inTable: 'fixed', cell: ({ reference }) => reference },
    { header: header('i18n.title'), inTable: 'fixed', cell: ({ title }) => textCell(title) },
    { header: header('type_id'), inTable: 'type', cell: ({ type }) => textCell(type) },
    { header: header('for_sale'), cell: ({ for_sale: sale }) => t(sale === 1 ? 'sale' : 'rent') },
    { header: header('price'), inTable: 'fixed', cell: ({ price }) => price },
    { header: header('hide_price'), inTable: 'state', cell: ({ hide_price: hidden }) => yesNo(hidden) },
    { header: header('tag_id'), inTable: 'state', cell: ({ tag }) => tag },
    { header: header('district_id'), inTable: 'district', cell: ({ district }) => textCell(district) },
    { header: t('concelho'), cell: (property) => property.administrative_area_level_2 },
    { header: t('freguesia'), cell: (property) => property.administrative_area_level_3 },
    { header: header('bedrooms'), inTable: 'rooms', cell: ({ bedrooms }) => bedrooms },
    { header: header('bathrooms'), inTable: 'rooms', cell: ({ bathrooms }) => bathrooms },
    { header: header('parking'), cell: ({ parking }) => parking },
    { header: header('gross_area'), inTable: 'area', cell: (property) => property.gross_area },
    { header: header('living_area'), cell: (property) => property.living_area },
    { header: header('exterior_area'), cell: (property) => property.exterior_area },
    { header: header('floor'), cell: ({ floor }) => floor },
    { header: header('fraction'), cell: ({ fraction }) => fraction },
    { header: header('energy'), cell: ({ energy }) => energy },
    {
      header: header('agent_id'),
      inTable: 'agent',
      cell: ({ agent }) => agent && `${agent.first_name} ${agent.last_name}`.trim(),
    },
    {
      header: texts('properties.list.columns.portals'),
      inTable: 'portals',
      cell: (property) =>
        portalsOf(property)
          .map((portal) => texts(`portals.names.${portal}`))
          .join(', '),
    },
    { header: header('highlighted'), inTable: 'state', cell: ({ highlighted }) => yesNo(highlighted) },
    { header: header('low_cost'), inTable: 'state', cell: (property) => yesNo(property.low_cost) },
    { header: header('collection'), inTable: 'state', cell: ({ collection }) => yesNo(collection) },
    { header: t('photographs'), cell: (property) => property.media_count },
    { header: t('missing'), inTable: 'state', cell: ({ missing }) => missing.join(', ').toUpperCase() },
    { header: t('views'), cell: ({ views }) => views },
    { header: t('created'), cell: (property) => dayCell(property.created_at) },
  ]
}
