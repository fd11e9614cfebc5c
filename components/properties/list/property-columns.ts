import type { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { type Column, dayCell, textCell } from '@/components/csv/cells'

/** CSV columns of properties; texts in the requested language. */
export function propertyColumns(
  t: ReturnType<typeof useTranslations<'properties.csv'>>,
  yesNo: (flag: 0 | 1) => string,
): readonly Column<Property>[] {
  return [
    { head: t('reference'), cell: ({ reference }) => reference },
    { head: t('title'), cell: ({ title }) => textCell(title) },
    { head: t('type'), cell: ({ type }) => textCell(type) },
    { head: t('business'), cell: ({ for_sale: sale }) => t(sale === 1 ? 'sale' : 'rent') },
    { head: t('price'), cell: ({ price }) => price },
    { head: t('hidePrice'), cell: ({ hide_price: hidden }) => yesNo(hidden) },
    { head: t('tag'), cell: ({ tag }) => tag },
    { head: t('district'), cell: ({ district }) => textCell(district) },
    { head: t('concelho'), cell: (property) => property.administrative_area_level_2 },
    { head: t('freguesia'), cell: (property) => property.administrative_area_level_3 },
    { head: t('bedrooms'), cell: ({ bedrooms }) => bedrooms },
    { head: t('bathrooms'), cell: ({ bathrooms }) => bathrooms },
    { head: t('parking'), cell: ({ parking }) => parking },
    { head: t('grossArea'), cell: (property) => property.gross_area },
    { head: t('livingArea'), cell: (property) => property.living_area },
    { head: t('exteriorArea'), cell: (property) => property.exterior_area },
    { head: t('floor'), cell: ({ floor }) => floor },
    { head: t('fraction'), cell: ({ fraction }) => fraction },
    { head: t('energy'), cell: ({ energy }) => energy },
    { head: t('agent'), cell: ({ agent }) => agent && `${agent.first_name} ${agent.last_name}`.trim() },
    { head: t('highlighted'), cell: ({ highlighted }) => yesNo(highlighted) },
    { head: t('lowCost'), cell: (property) => yesNo(property.low_cost) },
    { head: t('collection'), cell: ({ collection }) => yesNo(collection) },
    { head: t('photographs'), cell: (property) => property.media_count },
    { head: t('missing'), cell: ({ missing }) => missing.join(', ').toUpperCase() },
    { head: t('views'), cell: ({ views }) => views },
    { head: t('created'), cell: (property) => dayCell(property.created_at) },
  ]
}
