'use client'

import { ChevronDownIcon, ChevronUpDownIcon, ChevronUpIcon } from '@heroicons/react/20/solid'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { classes } from '@/components/ui/classes'
import { ScrollArea } from '@/components/ui/scroll-area'

/** The list in dense rows; its head stays while the rows scroll. */
export function ListTable({
  head,
  narrow = false,
  children,
}: {
  head: ReactNode
  /** Few columns: they fit a screen that the others scroll on. */
  narrow?: boolean
  children: ReactNode
}) {
  const t = useTranslations('listing.list')
  return (
    <ScrollArea
      label={t('views.table')}
      className="max-h-[calc(100dvh-7rem)] overflow-auto rounded-lg border border-line bg-surface print:max-h-none print:overflow-visible"
    >
      <table
        className={classes(
          'w-full border-separate border-spacing-0 text-sm',
          narrow ? 'min-w-4xl' : 'min-w-6xl',
        )}
      >
        <thead className="sticky top-0 z-2 bg-surface text-left text-ink-soft [&_th]:border-b [&_th]:border-line [&_th]:px-2 [&_th]:py-1.5 [&_th]:font-medium">
          <tr>{head}</tr>
        </thead>
        <tbody className="[&_td]:border-b [&_td]:border-line [&_td]:px-2 [&_td]:py-1.5 [&>tr:last-child_td]:border-b-0">
          {children}
        </tbody>
      </table>
    </ScrollArea>
  )
}

/** A column that can be sorted; `orders` are its two, the one to begin with first. */
export function SortHead<Sort extends string>({
  orders: [first, second],
  falling,
  sort,
  onSort,
  children,
}: {
  orders: readonly [Sort, Sort]
  /** Which of the two falls. */
  falling: Sort
  sort: Sort
  onSort: (sort: Sort) => void
  children: ReactNode
}) {
  const on = sort === first || sort === second
  const down = sort === falling
  const Icon = !on ? ChevronUpDownIcon : down ? ChevronDownIcon : ChevronUpIcon
  return (
    <th scope="col" aria-sort={on ? (down ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        onClick={() => onSort(sort === first ? second : first)}
        className="-mx-1.5 inline-flex min-h-8 items-center gap-1 rounded px-1.5 font-medium whitespace-nowrap hover:bg-wash hover:text-ink"
      >
        {children}
        <Icon aria-hidden className={on ? 'size-4 text-brand' : 'size-4 opacity-60'} />
      </button>
    </th>
  )
}
