import type { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { type Column, dayCell, textCell } from '@/components/csv/cells'
import { type FieldHeads, headOf } from '@/components/resource/use-field-texts'
import { propertyFields } from '../fields'
import { portalsOf } from './portals-of'

export function propertyColumns(
  t: ReturnType<typeof useTranslations<'properties.csv'>>,
  texts: ReturnType<typeof useTranslations>,
  yesNo: (flag: 0 | 1) => string,
): readonly Column<Property>[] {
  const head: FieldHeads<typeof propertyFields> = (path) => headOf(texts, propertyFields, path)
  return [
    { head: head('reference'), inTable: 'fixed', cell: ({ reference }) => reference },
    { head: head('i18n.title'), inTable: 'fixed', cell: ({ title }) => textCell(title) },
    { head: head('type_id'), inTable: 'type', cell: ({ type }) => textCell(type) },
    { head: head('for_sale'), cell: ({ for_sale: sale }) => t(sale === 1 ? 'sale' : 'rent') },
    { head: head('price'), inTable: 'fixed', cell: ({ price }) => price },
    { head: head('hide_price'), inTable: 'state', cell: ({ hide_price: hidden }) => yesNo(hidden) },
    { head: head('tag_id'), inTable: 'state', cell: ({ tag }) => tag },
    { head: head('district_id'), inTable: 'district', cell: ({ district }) => textCell(district) },
    { head: t('concelho'), cell: (property) => property.administrative_area_level_2 },
    { head: t('freguesia'), cell: (property) => property.administrative_area_level_3 },
    { head: head('bedrooms'), inTable: 'rooms', cell: ({ bedrooms }) => bedrooms },
    { head: head('bathrooms'), inTable: 'rooms', cell: ({ bathrooms }) => bathrooms },
    { head: head('parking'), cell: ({ parking }) => parking },
    { head: head('gross_area'), inTable: 'area', cell: (property) => property.gross_area },
    { head: head('living_area'), cell: (property) => property.living_area },
    { head: head('exterior_area'), cell: (property) => property.exterior_area },
    { head: head('floor'), cell: ({ floor }) => floor },
    { head: head('fraction'), cell: ({ fraction }) => fraction },
    { head: head('energy'), cell: ({ energy }) => energy },
    {
      head: head('agent_id'),
      inTable: 'agent',
      cell: ({ agent }) => agent && `${agent.first_name} ${agent.last_name}`.trim(),
    },
    {
      head: texts('properties.list.columns.portals'),
      inTable: 'portals',
      cell: (property) =>
        portalsOf(property)
          .map((portal) => texts(`portals.names.${portal}`))
          .join(', '),
    },
    { head: head('highlighted'), inTable: 'state', cell: ({ highlighted }) => yesNo(highlighted) },
    { head: head('low_cost'), inTable: 'state', cell: (property) => yesNo(property.low_cost) },
    { head: head('collection'), inTable: 'state', cell: ({ collection }) => yesNo(collection) },
    { head: t('photographs'), cell: (property) => property.media_count },
    { head: t('missing'), inTable: 'state', cell: ({ missing }) => missing.join(', ').toUpperCase() },
    { head: t('views'), cell: ({ views }) => views },
    { head: t('created'), cell: (property) => dayCell(property.created_at) },
  ]
}
