'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { BoardRow, Portal, PropertyExport } from '#contract/portal-records.ts'
import { SelectOne } from '@/components/portfolio/bulk/select-page'
import { type Selection, useIsSelected } from '@/components/portfolio/bulk/use-selection'
import { Chip } from '@/components/ui/chip'
import { classes } from '@/components/ui/classes'
import { BoardCell } from './board-cell'
import type { PortalActions } from './use-portal-actions'

export type SelectableRow = BoardRow & { id: number }

/** A property: a row of 36 px, or a block with one cell per portal where the columns don't fit. */
export function BoardLine({
  row,
  rows,
  portals,
  selection,
  actions,
  onDetails,
}: {
  row: SelectableRow
  rows: readonly SelectableRow[]
  portals: readonly Portal[]
  selection: Selection<SelectableRow>
  actions: PortalActions
  onDetails: (row: BoardRow, publication: PropertyExport) => void
}) {
  const t = useTranslations('portals')
  return (
    <tr
      className={classes(
        'h-9 transition-colors duration-fast @max-[56rem]:grid @max-[56rem]:h-auto @max-[56rem]:grid-cols-2 @max-[56rem]:gap-x-2 @max-[56rem]:px-3 @max-[56rem]:py-2 @min-[36rem]:@max-[56rem]:grid-cols-4',
        useIsSelected(selection, row.id) ? 'bg-brand-soft' : 'hover:bg-wash/60',
      )}
    >
      <th scope="row" className="text-left font-normal @max-[56rem]:col-span-full">
        <div className="flex items-center gap-2.5">
          <SelectOne row={row} rows={rows} name={row.reference} selection={selection} />
          <span className="figures shrink-0 text-ink-soft">{row.reference}</span>
          {row.exists ? (
            <Link
              href={`/properties/edit/${row.property_id}/portals`}
              prefetch={false}
              title={row.title}
              className="truncate font-medium hover:underline"
            >
              {row.title}
            </Link>
          ) : (
            <Chip tone="warn">{t('deleted')}</Chip>
          )}
          {row.archived && <Chip>{t('archived')}</Chip>}
        </div>
      </th>
      {portals.map((portal) => (
        <td
          key={portal.place}
          className="@max-[56rem]:has-[>[data-empty]]:hidden print:@max-[56rem]:has-[>[data-free]]:hidden"
        >
          <span className="mt-1 block text-xs text-ink-soft @min-[56rem]:hidden">
            {t(`names.${portal.place}`)}
          </span>
          <BoardCell {...{ row, portal, actions }} onDetails={(publication) => onDetails(row, publication)} />
        </td>
      ))}
    </tr>
  )
}
