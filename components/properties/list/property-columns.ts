import type { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { type Column, dayCell, textCell } from '@/components/csv/cells'
import { type FieldHeads, headOf } from '@/components/resource/use-field-texts'
import { propertyFields } from '../fields'

export function propertyColumns(
  t: ReturnType<typeof useTranslations<'properties.csv'>>,
  texts: ReturnType<typeof useTranslations>,
  yesNo: (flag: 0 | 1) => string,
): readonly Column<Property>[] {
  const head: FieldHeads<typeof propertyFields> = (path) => headOf(texts, propertyFields, path)
  return [
    { head: head('reference'), cell: ({ reference }) => reference },
    { head: head('i18n.title'), cell: ({ title }) => textCell(title) },
    { head: head('type_id'), cell: ({ type }) => textCell(type) },
    { head: head('for_sale'), cell: ({ for_sale: sale }) => t(sale === 1 ? 'sale' : 'rent') },
    { head: head('price'), cell: ({ price }) => price },
    { head: head('hide_price'), cell: ({ hide_price: hidden }) => yesNo(hidden) },
    { head: head('tag_id'), cell: ({ tag }) => tag },
    { head: head('district_id'), cell: ({ district }) => textCell(district) },
    { head: t('concelho'), cell: (property) => property.administrative_area_level_2 },
    { head: t('freguesia'), cell: (property) => property.administrative_area_level_3 },
    { head: head('bedrooms'), cell: ({ bedrooms }) => bedrooms },
    { head: head('bathrooms'), cell: ({ bathrooms }) => bathrooms },
    { head: head('parking'), cell: ({ parking }) => parking },
    { head: head('gross_area'), cell: (property) => property.gross_area },
    { head: head('living_area'), cell: (property) => property.living_area },
    { head: head('exterior_area'), cell: (property) => property.exterior_area },
    { head: head('floor'), cell: ({ floor }) => floor },
    { head: head('fraction'), cell: ({ fraction }) => fraction },
    { head: head('energy'), cell: ({ energy }) => energy },
    { head: head('agent_id'), cell: ({ agent }) => agent && `${agent.first_name} ${agent.last_name}`.trim() },
    { head: head('highlighted'), cell: ({ highlighted }) => yesNo(highlighted) },
    { head: head('low_cost'), cell: (property) => yesNo(property.low_cost) },
    { head: head('collection'), cell: ({ collection }) => yesNo(collection) },
    { head: t('photographs'), cell: (property) => property.media_count },
    { head: t('missing'), cell: ({ missing }) => missing.join(', ').toUpperCase() },
    { head: t('views'), cell: ({ views }) => views },
    { head: t('created'), cell: (property) => dayCell(property.created_at) },
  ]
}
