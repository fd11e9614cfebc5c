import { ChevronDownIcon, ChevronUpDownIcon, ChevronUpIcon } from '@heroicons/react/20/solid'
import type { CSSProperties, ReactNode } from 'react'
import { classes } from '@/components/ui/classes'

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
  const isSorted = sort === first || sort === second
  const isDescending = sort === descending
  const Icon = !isSorted ? ChevronUpDownIcon : isDescending ? ChevronDownIcon : ChevronUpIcon
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
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
            isSorted
              ? 'text-brand'
              : 'hidden opacity-60 group-focus-within/sort:block group-hover/sort:block',
          )}
        />
      </button>
      {handle}
    </th>
  )
}
