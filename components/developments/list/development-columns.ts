import type { useTranslations } from 'next-intl'
import type { DevelopmentCard, RangeEnd } from '#contract/development.ts'
import { type Column, toDayCell, toTextCell } from '@/components/csv/cells'
import { type GetHeader, formatHeader } from '@/components/resource/use-field-texts'
import { fullNameOf } from '@/lib/format/full-name'
import { developmentFields } from '../fields'

export function createDevelopmentColumns(
  t: ReturnType<typeof useTranslations<'condominiums.csv'>>,
  tRoot: ReturnType<typeof useTranslations>,
): readonly Column<DevelopmentCard>[] {
  const getHeader: GetHeader<typeof developmentFields> = (path) =>
    formatHeader(tRoot, developmentFields, path)
  const formatYesNo = (flag: 0 | 1) => tRoot(flag === 1 ? 'common.yes' : 'common.no')
  /** -1 means not set. */
  const createRangeColumn = (field: RangeEnd, tableColumn: string): Column<DevelopmentCard> => ({
    header: getHeader(field),
    tableColumn,
    cell: ({ [field]: value }) => (value < 0 ? null : value),
  })
  return [
    {
      header: getHeader('i18n.title'),
      tableColumn: 'fixed',
      cell: (row) => toTextCell(row.information.title),
    },
    { header: getHeader('i18n.slogan'), cell: ({ information }) => toTextCell(information.slogan) },
    { header: getHeader('type_id'), cell: ({ type }) => toTextCell(type) },
    { header: getHeader('tag_id'), tableColumn: 'state', cell: ({ tag }) => tag },
    { header: getHeader('condo_where'), tableColumn: 'place', cell: ({ condo_where: place }) => place },
    { header: getHeader('district_id'), cell: ({ district }) => toTextCell(district) },
    { header: t('concelho'), cell: (development) => development.administrative_area_level_2 },
    { header: t('freguesia'), cell: (development) => development.administrative_area_level_3 },
    createRangeColumn('starting_price', 'fixed'),
    createRangeColumn('to_price', 'fixed'),
    {
      header: getHeader('hide_price'),
      tableColumn: 'state',
      cell: ({ hide_price: hidden }) => formatYesNo(hidden),
    },
    createRangeColumn('from_bedrooms', 'bedrooms'),
    createRangeColumn('to_bedrooms', 'bedrooms'),
    createRangeColumn('from_parking', 'parking'),
    createRangeColumn('to_parking', 'parking'),
    createRangeColumn('from_gross_area', 'area'),
    createRangeColumn('to_gross_area', 'area'),
    { header: t('properties'), tableColumn: 'properties', cell: ({ properties }) => properties.total },
    { header: t('active'), tableColumn: 'properties', cell: ({ properties }) => properties.active },
    { header: t('sold'), tableColumn: 'properties', cell: ({ properties }) => properties.sold },
    { header: getHeader('energy'), cell: ({ energy }) => energy },
    {
      header: getHeader('agent_id'),
      tableColumn: 'agent',
      cell: ({ agent }) => agent && fullNameOf(agent),
    },
    {
      header: getHeader('highlighted'),
      tableColumn: 'state',
      cell: ({ highlighted }) => formatYesNo(highlighted),
    },
    { header: t('photographs'), cell: (development) => development.media_count },
    { header: t('missing'), tableColumn: 'state', cell: ({ missing }) => missing.join(', ').toUpperCase() },
    { header: t('created'), cell: (development) => toDayCell(development.created_at) },
  ]
}
