import type { useTranslations } from 'next-intl'
import type { DevelopmentCard, RangeBound } from '#contract/development.ts'
import { type Column, toDayCell, toTextCell } from '@/components/csv/cells'
import { type GetHeader, formatHeader } from '@/components/resource/use-field-texts'
import { fullNameOf } from '@/lib/format/full-name'
import { developmentFields } from '../fields'

export function createDevelopmentCsvColumns(
  t: ReturnType<typeof useTranslations<'condominiums.csv'>>,
  tRoot: ReturnType<typeof useTranslations>,
): readonly Column<DevelopmentCard>[] {
  /** `tableColumn` is the table column that shows the value, or 'fixed' for table columns that users can't hide. */
  const column = (
    path: Parameters<GetHeader<typeof developmentFields>>[0],
    cell: Column<DevelopmentCard>['cell'],
    tableColumn?: string,
  ): Column<DevelopmentCard> => ({ header: formatHeader(tRoot, developmentFields, path), cell, tableColumn })
  const flagColumn = (name: 'hide_price' | 'highlighted') =>
    column(name, ({ [name]: flag }) => tRoot(flag === 1 ? 'common.yes' : 'common.no'), 'state')
  /** -1 means not set. */
  const rangeColumn = (name: RangeBound, tableColumn: string) =>
    column(name, ({ [name]: value }) => (value < 0 ? null : value), tableColumn)
  return [
    column('i18n.title', ({ information }) => toTextCell(information.title), 'fixed'),
    column('i18n.slogan', ({ information }) => toTextCell(information.slogan)),
    column('type_id', ({ type }) => toTextCell(type)),
    column('tag_id', ({ tag }) => tag, 'state'),
    column('condo_where', ({ condo_where: place }) => place, 'place'),
    column('district_id', ({ district }) => toTextCell(district)),
    { header: t('concelho'), cell: (development) => development.administrative_area_level_2 },
    { header: t('freguesia'), cell: (development) => development.administrative_area_level_3 },
    rangeColumn('starting_price', 'fixed'),
    rangeColumn('to_price', 'fixed'),
    flagColumn('hide_price'),
    rangeColumn('from_bedrooms', 'bedrooms'),
    rangeColumn('to_bedrooms', 'bedrooms'),
    rangeColumn('from_parking', 'parking'),
    rangeColumn('to_parking', 'parking'),
    rangeColumn('from_gross_area', 'area'),
    rangeColumn('to_gross_area', 'area'),
    { header: t('properties'), tableColumn: 'properties', cell: ({ properties }) => properties.total },
    { header: t('active'), tableColumn: 'properties', cell: ({ properties }) => properties.active },
    { header: t('sold'), tableColumn: 'properties', cell: ({ properties }) => properties.sold },
    column('energy', ({ energy }) => energy),
    column('agent_id', ({ agent }) => agent && fullNameOf(agent), 'agent'),
    flagColumn('highlighted'),
    { header: t('photographs'), cell: (development) => development.media_count },
    {
      header: t('missing'),
      tableColumn: 'state',
      cell: ({ missing: missingLanguages }) => missingLanguages.join(', ').toUpperCase(),
    },
    { header: t('created'), cell: (development) => toDayCell(development.created_at) },
  ]
}
