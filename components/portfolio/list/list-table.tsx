'use client'

import { ChevronDownIcon, ChevronUpDownIcon, ChevronUpIcon } from '@heroicons/react/20/solid'
import { useTranslations } from 'next-intl'
import type { CSSProperties, ReactNode } from 'react'
import { classes } from '@/components/ui/classes'
import { ScrollArea } from '@/components/ui/scroll-area'

export function ListTable({ header, children }: { header: ReactNode; children: ReactNode }) {
  const t = useTranslations('listing.list')
  return (
    <ScrollArea
      label={t('views.table')}
      className="max-h-[calc(100dvh-7rem)] overflow-auto rounded-lg border border-line bg-surface print:max-h-none print:overflow-visible"
    >
      <table className="w-full border-separate border-spacing-0 text-sm lg:min-w-4xl print:min-w-0 print:text-xs">
        <thead className="sticky top-0 z-2 print:static bg-surface text-left text-ink-soft [&_th]:border-b [&_th]:border-line [&_th]:px-2 [&_th]:py-1.5 [&_th]:font-medium print:[&_svg]:hidden">
          <tr>{header}</tr>
        </thead>
        <tbody className="[&_td]:border-b [&_td]:border-line [&_td]:px-2 [&_td]:py-1.5 [&>tr:last-child_td]:border-b-0">
          {children}
        </tbody>
      </table>
    </ScrollArea>
  )
}

/** Header of a sortable column; `orders` are its two sort orders, the initial one first. */
export function SortHeader<Sort extends string>({
  orders: [first, second],
  descending,
  sort,
  onSort,
  reversed = false,
  className,
  style,
  handle,
  children,
}: {
  orders: readonly [Sort, Sort]
  descending: Sort
  sort: Sort
  onSort: (sort: Sort) => void
  reversed?: boolean
  className?: string
  style?: CSSProperties
  handle?: ReactNode
  children: ReactNode
}) {
  const on = sort === first || sort === second
  const down = sort === descending
  const Icon = !on ? ChevronUpDownIcon : down ? ChevronDownIcon : ChevronUpIcon
  return (
    <th
      scope="col"
      aria-sort={on ? (down ? 'descending' : 'ascending') : undefined}
      style={style}
      className={classes('group/sort', className)}
    >
      <button
        type="button"
        onClick={() => onSort(sort === first ? second : first)}
        className={classes(
          '-mx-1.5 inline-flex min-h-8 max-w-[calc(100%+0.75rem)] items-center gap-0.5 rounded px-1.5 font-medium hover:bg-wash hover:text-ink',
          reversed && 'flex-row-reverse',
        )}
      >
        <span className="truncate">{children}</span>
        <Icon
          aria-hidden
          className={classes(
            'size-4 shrink-0',
            on ? 'text-brand' : 'hidden opacity-60 group-focus-within/sort:block group-hover/sort:block',
          )}
        />
      </button>
      {handle}
    </th>
  )
}
