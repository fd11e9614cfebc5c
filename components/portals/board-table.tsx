import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useState } from 'react'
import type { BoardRow, Portal, PropertyExport } from '#contract/portal-records.ts'
import { RenderAfterSelection, SelectPage, SelectOne } from '@/components/portfolio/bulk/select-rows'
import { useSelection, type Selection, useIsSelected } from '@/components/portfolio/bulk/use-selection'
import { Chip } from '@/components/ui/chip'
import { classes } from '@/components/ui/classes'
import type { PortalActions } from './use-portal-actions'
import { BoardCell, type SelectableRow } from './board-cell'

const BoardBulk = dynamic(() => import('./board-bulk').then((module) => module.BoardBulk), { ssr: false })
const BoardDetails = dynamic(() => import('./board-details').then((module) => module.BoardDetails), {
  ssr: false,
})

type Details = { row: BoardRow; publication: PropertyExport }

type BoardProps = { portals: readonly Portal[]; actions: PortalActions }

/** Properties in rows and portals in columns; in a narrow window each property is a block. */
export function BoardTable({
  rows: boardRows,
  portals,
  actions,
  scope,
}: BoardProps & {
  rows: readonly BoardRow[]
  /** Clears the selection when it changes. */
  scope: string
}) {
  const t = useTranslations('portals')
  const selection = useSelection<SelectableRow>(scope)
  const [details, setDetails] = useState<Details | null>(null)
  const rows = boardRows.map((row) => ({ ...row, id: row.property_id }))
  return (
    <div className="@container">
      <table className="w-full table-fixed border-separate border-spacing-0 rounded-lg border border-line bg-surface text-sm @max-[56rem]:block">
        <thead className="text-left text-ink-soft @max-[56rem]:block @max-[56rem]:sticky @max-[56rem]:top-below-bars @max-[56rem]:z-2 @max-[56rem]:[&_th]:static [&_th]:sticky [&_th]:top-below-bars [&_th]:z-2 [&_th]:h-9 [&_th]:border-b [&_th]:border-line [&_th]:bg-surface [&_th]:px-2 [&_th]:font-medium [&_th:first-child]:px-3 [&_th:first-child]:rounded-tl-lg [&_th:last-child]:rounded-tr-lg short:[&_th]:static print:[&_th]:static">
          <tr className="@max-[56rem]:block @min-[36rem]:@max-[56rem]:grid @min-[36rem]:@max-[56rem]:grid-cols-4 @max-[56rem]:border-b @max-[56rem]:border-line @max-[56rem]:bg-surface @max-[56rem]:rounded-t-lg @min-[36rem]:@max-[56rem]:gap-x-2 @max-[56rem]:px-3">
            <th
              scope="col"
              className="w-[30%] @max-[56rem]:col-span-full @max-[56rem]:flex @max-[56rem]:w-full @max-[56rem]:rounded-t-lg @max-[56rem]:items-center @max-[56rem]:border-b-0! @max-[56rem]:px-0!"
            >
              <span className="flex items-center gap-2.5">
                <SelectPage rows={rows} selection={selection} />
                {t('property')}
              </span>
            </th>
            {portals.map(({ place }) => (
              <th
                key={place}
                scope="col"
                className="@max-[36rem]:hidden @max-[56rem]:h-7! @max-[56rem]:border-b-0! @max-[56rem]:px-0! @max-[56rem]:text-xs"
              >
                {t(`names.${place}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-[56rem]:block @max-[56rem]:divide-y @max-[56rem]:divide-line @min-[56rem]:[&>tr>*]:border-b @min-[56rem]:[&>tr>*]:border-line @min-[56rem]:[&>tr>*]:px-2 @min-[56rem]:[&>tr>*:first-child]:px-3 @min-[56rem]:[&>tr:last-child>:is(td,th)]:border-b-0 [&>tr>*]:py-0">
          {rows.map((row) => (
            <BoardLine
              key={row.id}
              {...{ row, rows, portals, selection, actions }}
              onDetails={(boardRow, publication) => setDetails({ row: boardRow, publication })}
            />
          ))}
        </tbody>
      </table>
      <RenderAfterSelection selection={selection}>
        <BoardBulk {...{ selection, portals, actions }} />
      </RenderAfterSelection>
      {details !== null && (
        <BoardDetails
          {...findLatestDetails(details, boardRows)}
          portals={portals}
          onClose={() => setDetails(null)}
        />
      )}
    </div>
  )
}

/** Returns the details with the row's latest data; those of a row that has left the list don't change. */
function findLatestDetails({ row, publication }: Details, rows: readonly BoardRow[]): Details {
  const latestRow = rows.find(({ property_id }) => property_id === row.property_id) ?? row
  return {
    row: latestRow,
    publication: latestRow.exports.find(({ place }) => place === publication.place) ?? publication,
  }
}

function BoardLine({
  row,
  rows,
  portals,
  selection,
  actions,
  onDetails,
}: BoardProps & {
  row: SelectableRow
  rows: readonly SelectableRow[]
  selection: Selection<SelectableRow>
  onDetails: (row: BoardRow, publication: PropertyExport) => void
}) {
  const t = useTranslations('portals')
  return (
    <tr
      className={classes(
        'h-9 transition-colors duration-fast @max-[56rem]:grid @max-[56rem]:h-auto @max-[56rem]:grid-cols-2 @max-[56rem]:gap-x-2 @max-[56rem]:px-3 @max-[56rem]:py-1 @min-[36rem]:@max-[56rem]:grid-cols-4',
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
              className="truncate font-medium hover:underline pointer-coarse:py-3"
            >
              {row.title}
            </Link>
          ) : (
            <Chip tone="warn">{t('deleted')}</Chip>
          )}
          {row.archived && <Chip>{t('archived')}</Chip>}
          {row.sold && <Chip tone="danger">{t('sold')}</Chip>}
          {row.collection && <Chip>{t('collection')}</Chip>}
        </div>
      </th>
      {portals.map((portal) => (
        <td
          key={portal.place}
          className="@max-[36rem]:has-[>[data-empty]]:hidden print:@max-[36rem]:has-[>[data-publish]]:hidden"
        >
          <span className="mt-1 block text-xs text-ink-soft @min-[36rem]:hidden">
            {t(`names.${portal.place}`)}
          </span>
          <BoardCell {...{ row, portal, actions }} onDetails={(publication) => onDetails(row, publication)} />
        </td>
      ))}
    </tr>
  )
}
