import type { useTranslations } from 'next-intl'
import type { CondominiumCard } from '#contract/condominium.ts'
import { type Cell, type Column, dayCell, textCell } from '@/components/csv/cells'

/** CSV columns of developments; texts in the requested language. */
export function condominiumColumns(
  t: ReturnType<typeof useTranslations<'condominiums.csv'>>,
  yesNo: (flag: 0 | 1) => string,
): readonly Column<CondominiumCard>[] {
  return [
    { head: t('title'), cell: ({ information }) => textCell(information.title) },
    { head: t('slogan'), cell: ({ information }) => textCell(information.slogan) },
    { head: t('type'), cell: ({ type }) => textCell(type) },
    { head: t('tag'), cell: ({ tag }) => tag },
    { head: t('where'), cell: (development) => development.condo_where },
    { head: t('district'), cell: ({ district }) => textCell(district) },
    { head: t('concelho'), cell: (development) => development.administrative_area_level_2 },
    { head: t('freguesia'), cell: (development) => development.administrative_area_level_3 },
    { head: t('priceFrom'), cell: (development) => figure(development.starting_price) },
    { head: t('priceTo'), cell: (development) => figure(development.to_price) },
    { head: t('hidePrice'), cell: (development) => yesNo(development.hide_price) },
    { head: t('bedroomsFrom'), cell: (development) => figure(development.from_bedrooms) },
    { head: t('bedroomsTo'), cell: (development) => figure(development.to_bedrooms) },
    { head: t('areaFrom'), cell: (development) => figure(development.from_gross_area) },
    { head: t('areaTo'), cell: (development) => figure(development.to_gross_area) },
    { head: t('properties'), cell: ({ properties }) => properties.total },
    { head: t('active'), cell: ({ properties }) => properties.active },
    { head: t('sold'), cell: ({ properties }) => properties.sold },
    { head: t('energy'), cell: ({ energy }) => energy },
    { head: t('agent'), cell: ({ agent }) => agent && `${agent.first_name} ${agent.last_name}`.trim() },
    { head: t('highlighted'), cell: ({ highlighted }) => yesNo(highlighted) },
    { head: t('photographs'), cell: (development) => development.media_count },
    { head: t('missing'), cell: ({ missing }) => missing.join(', ').toUpperCase() },
    { head: t('created'), cell: (development) => dayCell(development.created_at) },
  ]
}

/** -1 means not set. */
function figure(value: number): Cell {
  return value < 0 ? null : value
}
