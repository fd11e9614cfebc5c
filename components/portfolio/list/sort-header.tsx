import { ChevronDownIcon, ChevronUpDownIcon, ChevronUpIcon } from '@heroicons/react/20/solid'
import type { CSSProperties, ReactNode } from 'react'
import { classes } from '@/components/ui/classes'

/** Header of a sortable column; `orders` are its two sort orders, the initial one first. */
export function SortHeader<Sort extends string>({
  orders: [initialOrder, otherOrder],
  descending,
  sort,
  onSort,
  isIconFirst = false,
  className,
  style,
  handle,
  children,
}: {
  orders: readonly [Sort, Sort]
  descending: Sort
  sort: Sort
  onSort: (sort: Sort) => void
  isIconFirst?: boolean
  className?: string
  style?: CSSProperties
  handle?: ReactNode
  children: ReactNode
}) {
  const isSorted = sort === initialOrder || sort === otherOrder
  const isDescending = sort === descending
  const sortDirection = isDescending ? 'descending' : 'ascending'
  const SortedIcon = isDescending ? ChevronDownIcon : ChevronUpIcon
  const Icon = isSorted ? SortedIcon : ChevronUpDownIcon
  return (
    <th
      scope="col"
      aria-sort={isSorted ? sortDirection : undefined}
      style={style}
      className={classes('group/sort', className)}
    >
      <button
        type="button"
        onClick={() => onSort(sort === initialOrder ? otherOrder : initialOrder)}
        className={classes(
          '-mx-1.5 inline-flex min-h-8 max-w-[calc(100%+0.75rem)] items-center gap-0.5 rounded px-1.5 font-medium hover:bg-wash hover:text-ink',
          isIconFirst && 'flex-row-reverse',
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
