import type { useTranslations } from 'next-intl'
import type { CondominiumCard } from '#contract/condominium.ts'
import { type Cell, type Column, dayCell, textCell } from '@/components/csv/cells'
import { type FieldHeads, headOf } from '@/components/resource/use-field-texts'
import { condominiumFields } from '../fields'

export function condominiumColumns(
  t: ReturnType<typeof useTranslations<'condominiums.csv'>>,
  texts: ReturnType<typeof useTranslations>,
  yesNo: (flag: 0 | 1) => string,
): readonly Column<CondominiumCard>[] {
  const head: FieldHeads<typeof condominiumFields> = (path) => headOf(texts, condominiumFields, path)
  return [
    { head: head('i18n.title'), inTable: 'fixed', cell: ({ information }) => textCell(information.title) },
    { head: head('i18n.slogan'), cell: ({ information }) => textCell(information.slogan) },
    { head: head('type_id'), cell: ({ type }) => textCell(type) },
    { head: head('tag_id'), inTable: 'state', cell: ({ tag }) => tag },
    { head: head('condo_where'), inTable: 'place', cell: (development) => development.condo_where },
    { head: head('district_id'), cell: ({ district }) => textCell(district) },
    { head: t('concelho'), cell: (development) => development.administrative_area_level_2 },
    { head: t('freguesia'), cell: (development) => development.administrative_area_level_3 },
    {
      head: head('starting_price'),
      inTable: 'fixed',
      cell: (development) => figure(development.starting_price),
    },
    { head: head('to_price'), inTable: 'fixed', cell: (development) => figure(development.to_price) },
    { head: head('hide_price'), inTable: 'state', cell: (development) => yesNo(development.hide_price) },
    {
      head: head('from_bedrooms'),
      inTable: 'bedrooms',
      cell: (development) => figure(development.from_bedrooms),
    },
    {
      head: head('to_bedrooms'),
      inTable: 'bedrooms',
      cell: (development) => figure(development.to_bedrooms),
    },
    {
      head: head('from_gross_area'),
      inTable: 'area',
      cell: (development) => figure(development.from_gross_area),
    },
    {
      head: head('to_gross_area'),
      inTable: 'area',
      cell: (development) => figure(development.to_gross_area),
    },
    { head: t('properties'), inTable: 'properties', cell: ({ properties }) => properties.total },
    { head: t('active'), inTable: 'properties', cell: ({ properties }) => properties.active },
    { head: t('sold'), inTable: 'properties', cell: ({ properties }) => properties.sold },
    { head: head('energy'), cell: ({ energy }) => energy },
    {
      head: head('agent_id'),
      inTable: 'agent',
      cell: ({ agent }) => agent && `${agent.first_name} ${agent.last_name}`.trim(),
    },
    { head: head('highlighted'), inTable: 'state', cell: ({ highlighted }) => yesNo(highlighted) },
    { head: t('photographs'), cell: (development) => development.media_count },
    { head: t('missing'), inTable: 'state', cell: ({ missing }) => missing.join(', ').toUpperCase() },
    { head: t('created'), cell: (development) => dayCell(development.created_at) },
  ]
}

/** -1 means not set. */
function figure(value: number): Cell {
  return value < 0 ? null : value
}
