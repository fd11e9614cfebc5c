import type { useTranslations } from 'next-intl'
import type { CondominiumCard } from '#contract/condominium.ts'
import { type Cell, type Column, toDayCell, toTextCell } from '@/components/csv/cells'
import { type GetHeader, headerOf } from '@/components/resource/use-field-texts'
import { condominiumFields } from '../fields'

export function createCondominiumColumns(
  t: ReturnType<typeof useTranslations<'condominiums.csv'>>,
  tRoot: ReturnType<typeof useTranslations>,
): readonly Column<CondominiumCard>[] {
  const getHeader: GetHeader<typeof condominiumFields> = (path) => headerOf(tRoot, condominiumFields, path)
  const formatFlag = (flag: 0 | 1) => tRoot(flag === 1 ? 'common.yes' : 'common.no')
  return [
    {
      header: getHeader('i18n.title'),
      inTable: 'fixed',
      cell: ({ information }) => toTextCell(information.title),
    },
    { header: getHeader('i18n.slogan'), cell: ({ information }) => toTextCell(information.slogan) },
    { header: getHeader('type_id'), cell: ({ type }) => toTextCell(type) },
    { header: getHeader('tag_id'), inTable: 'state', cell: ({ tag }) => tag },
    { header: getHeader('condo_where'), inTable: 'place', cell: (development) => development.condo_where },
    { header: getHeader('district_id'), cell: ({ district }) => toTextCell(district) },
    { header: t('concelho'), cell: (development) => development.administrative_area_level_2 },
    { header: t('freguesia'), cell: (development) => development.administrative_area_level_3 },
    {
      header: getHeader('starting_price'),
      inTable: 'fixed',
      cell: (development) => figureCell(development.starting_price),
    },
    {
      header: getHeader('to_price'),
      inTable: 'fixed',
      cell: (development) => figureCell(development.to_price),
    },
    {
      header: getHeader('hide_price'),
      inTable: 'state',
      cell: (development) => formatFlag(development.hide_price),
    },
    {
      header: getHeader('from_bedrooms'),
      inTable: 'bedrooms',
      cell: (development) => figureCell(development.from_bedrooms),
    },
    {
      header: getHeader('to_bedrooms'),
      inTable: 'bedrooms',
      cell: (development) => figureCell(development.to_bedrooms),
    },
    {
      header: getHeader('from_gross_area'),
      inTable: 'area',
      cell: (development) => figureCell(development.from_gross_area),
    },
    {
      header: getHeader('to_gross_area'),
      inTable: 'area',
      cell: (development) => figureCell(development.to_gross_area),
    },
    { header: t('properties'), inTable: 'properties', cell: ({ properties }) => properties.total },
    { header: t('active'), inTable: 'properties', cell: ({ properties }) => properties.active },
    { header: t('sold'), inTable: 'properties', cell: ({ properties }) => properties.sold },
    { header: getHeader('energy'), cell: ({ energy }) => energy },
    {
      header: getHeader('agent_id'),
      inTable: 'agent',
      cell: ({ agent }) => agent && `${agent.first_name} ${agent.last_name}`.trim(),
    },
    {
      header: getHeader('highlighted'),
      inTable: 'state',
      cell: ({ highlighted }) => formatFlag(highlighted),
    },
    { header: t('photographs'), cell: (development) => development.media_count },
    { header: t('missing'), inTable: 'state', cell: ({ missing }) => missing.join(', ').toUpperCase() },
    { header: t('created'), cell: (development) => toDayCell(development.created_at) },
  ]
}

/** -1 means not set. */
function figureCell(value: number): Cell {
  return value < 0 ? null : value
}
