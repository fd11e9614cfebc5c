import type { useTranslations } from 'next-intl'
import type { CondominiumCard } from '#contract/condominium.ts'
import { type Cell, type Column, dayCell, textCell } from '@/components/csv/cells'
import { type FieldHeaders, headerOf } from '@/components/resource/use-field-texts'
import { condominiumFields } from '../fields'

export function condominiumColumns(
  t: ReturnType<typeof useTranslations<'condominiums.csv'>>,
  texts: ReturnType<typeof useTranslations>,
): readonly Column<CondominiumCard>[] {
  const header: FieldHeaders<typeof condominiumFields> = (path) => headerOf(texts, condominiumFields, path)
  const yesNo = (flag: 0 | 1) => texts(flag === 1 ? 'common.yes' : 'common.no')
  return [
    {
      header: header('i18n.title'),
      inTable: 'fixed',
      cell: ({ information }) => textCell(information.title),
    },
    { header: header('i18n.slogan'), cell: ({ information }) => textCell(information.slogan) },
    { header: header('type_id'), cell: ({ type }) => textCell(type) },
    { header: header('tag_id'), inTable: 'state', cell: ({ tag }) => tag },
    { header: header('condo_where'), inTable: 'place', cell: (development) => development.condo_where },
    { header: header('district_id'), cell: ({ district }) => textCell(district) },
    { header: t('concelho'), cell: (development) => development.administrative_area_level_2 },
    { header: t('freguesia'), cell: (development) => development.administrative_area_level_3 },
    {
      header: header('starting_price'),
      inTable: 'fixed',
      cell: (development) => figure(development.starting_price),
    },
    { header: header('to_price'), inTable: 'fixed', cell: (development) => figure(development.to_price) },
    { header: header('hide_price'), inTable: 'state', cell: (development) => yesNo(development.hide_price) },
    {
      header: header('from_bedrooms'),
      inTable: 'bedrooms',
      cell: (development) => figure(development.from_bedrooms),
    },
    {
      header: header('to_bedrooms'),
      inTable: 'bedrooms',
      cell: (development) => figure(development.to_bedrooms),
    },
    {
      header: header('from_gross_area'),
      inTable: 'area',
      cell: (development) => figure(development.from_gross_area),
    },
    {
      header: header('to_gross_area'),
      inTable: 'area',
      cell: (development) => figure(development.to_gross_area),
    },
    { header: t('properties'), inTable: 'properties', cell: ({ properties }) => properties.total },
    { header: t('active'), inTable: 'properties', cell: ({ properties }) => properties.active },
    { header: t('sold'), inTable: 'properties', cell: ({ properties }) => properties.sold },
    { header: header('energy'), cell: ({ energy }) => energy },
    {
      header: header('agent_id'),
      inTable: 'agent',
      cell: ({ agent }) => agent && `${agent.first_name} ${agent.last_name}`.trim(),
    },
    { header: header('highlighted'), inTable: 'state', cell: ({ highlighted }) => yesNo(highlighted) },
    { header: t('photographs'), cell: (development) => development.media_count },
    { header: t('missing'), inTable: 'state', cell: ({ missing }) => missing.join(', ').toUpperCase() },
    { header: t('created'), cell: (development) => dayCell(development.created_at) },
  ]
}

/** -1 means not set. */
function figure(value: number): Cell {
  return value < 0 ? null : value
}
