import { ChevronDownIcon, ChevronUpDownIcon, ChevronUpIcon } from '@heroicons/react/20/solid'
import type { ReactNode } from 'react'
import { classes } from '@/components/ui/classes'

export type ColumnSort<Sort extends string> = {
  /** The two sort orders of a column, the initial one first. */
  orders: readonly [Sort, Sort]
  descending: Sort
}

/** Header of a table's column; a button if the column is sortable. */
export function ColumnHeader<Sort extends string>({
  label,
  columnSort,
  sort,
  onSort,
  isNumeric = false,
  className,
  width,
  resizeHandle,
}: {
  label: string
  columnSort?: ColumnSort<Sort>
  sort: Sort
  onSort: (sort: Sort) => void
  isNumeric?: boolean
  className?: string
  /** In rem. */
  width?: number
  resizeHandle?: ReactNode
}) {
  const isSorted = columnSort?.orders.includes(sort) === true
  const isDescending = sort === columnSort?.descending
  const sortDirection = isDescending ? 'descending' : 'ascending'
  const SortedIcon = isDescending ? ChevronDownIcon : ChevronUpIcon
  const Icon = isSorted ? SortedIcon : ChevronUpDownIcon
  return (
    <th
      scope="col"
      aria-sort={isSorted ? sortDirection : undefined}
      style={width === undefined ? undefined : { width: `${width}rem` }}
      className={classes('group/sort', isNumeric && 'text-right', className)}
    >
      {columnSort === undefined ? (
        <span className="block truncate">{label}</span>
      ) : (
        <button
          type="button"
          onClick={() => onSort(columnSort.orders[sort === columnSort.orders[0] ? 1 : 0])}
          className={classes(
            '-mx-1.5 inline-flex min-h-8 max-w-[calc(100%+0.75rem)] items-center gap-0.5 rounded px-1.5 font-medium hover:bg-wash hover:text-ink',
            isNumeric && 'flex-row-reverse',
          )}
        >
          <span className="truncate">{label}</span>
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
      )}
      {resizeHandle}
    </th>
  )
}
