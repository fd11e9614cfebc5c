import type { ReactNode } from 'react'
import type { LanguageTag } from '#contract/language-tags.ts'
import type { PropertyCard } from '#contract/property.ts'
import { Cover } from '@/components/records/cover'
import type { ListingResource } from '@/components/records/record/listing-resource'
import { classes } from '@/components/ui/classes'
import { SelectOne } from '../bulk/select-rows'
import { useIsSelected } from '../bulk/use-selection'
import type { CardViewProps } from '../list/view-props'
import { AgentLine } from './agent-line'
import { type LinkedRecord, RecordLink } from './record-link'

export function RecordCard<Row extends Pick<PropertyCard, 'id' | 'cover' | 'agent'>>({
  resource,
  row,
  rows,
  selection,
  eager,
  name,
  linkedRecord,
  chips,
  price,
  aside,
  place,
  placeLang,
  figures,
  menu,
}: CardViewProps<Row> & {
  resource: ListingResource
  row: Row
  /** Names the record in the label of its checkbox. */
  name: string
  linkedRecord: LinkedRecord
  chips: ReactNode
  price: ReactNode
  /** Short text next to the price: the reference or the number of properties. */
  aside: string
  place: string
  placeLang?: LanguageTag
  figures: ReactNode
  menu: ReactNode
}) {
  return (
    <article
      className={classes(
        'relative flex min-w-0 flex-col overflow-hidden max-sm:grid max-sm:grid-cols-[7.5rem_minmax(0,1fr)] max-sm:[&>:first-child]:col-start-1 max-sm:[&>:first-child]:row-span-2 max-sm:[&>:first-child]:row-start-1 max-sm:[&>:first-child]:aspect-auto max-sm:[&>:first-child]:h-full rounded-lg border bg-surface transition-[border-color,box-shadow] duration-fast focus-within:border-line-strong hover:shadow-raised',
        useIsSelected(selection, row.id)
          ? 'border-brand ring-1 ring-brand'
          : 'border-line hover:border-line-strong/60',
      )}
    >
      <Cover
        location={resource}
        recordId={row.id}
        item={row.cover}
        eager={eager}
        // On phones, 120 px of the photo are visible: it fills the card's height, and its sides are cropped.
        sizes="(max-width: 639px) 240px, 320px"
      />
      <div className="flex flex-1 flex-col px-3 pt-2 max-sm:col-start-2 max-sm:row-start-2">
        <div className="flex min-h-7 items-center justify-between gap-x-2 max-sm:flex-wrap [&>form~span]:hidden">
          {price}
          <span className="figures shrink-0 text-xs text-ink-soft">{aside}</span>
        </div>
        <h2 className="truncate text-sm/6">
          <RecordLink
            resource={resource}
            record={linkedRecord}
            // The whole card is clickable; the text alone is large enough for touch (WCAG 2.5.8).
            className="py-1 outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand"
          />
        </h2>
        <p lang={placeLang} className="truncate text-sm text-ink-soft">
          {place}
        </p>
        {figures}
        <div className="mt-auto flex items-center gap-2 border-t border-line py-1">
          <AgentLine agent={row.agent} />
          {menu}
        </div>
      </div>
      <div className="flex flex-wrap gap-1 pointer-coarse:gap-y-5 max-sm:col-start-2 max-sm:row-start-1 max-sm:px-3 max-sm:not-empty:pt-2 sm:absolute sm:top-2 sm:right-12 sm:left-2 sm:[&>*]:shadow-raised">
        {chips}
      </div>
      <SelectOne row={row} rows={rows} name={name} selection={selection} corner />
    </article>
  )
}
