'use client'

import { classes } from '@/components/ui/classes'
import { Select } from '@/components/ui/select'

export function SortBox<Sort extends string>({
  value,
  sorts,
  nameOf,
  onChange,
  className,
  ...box
}: {
  value: Sort
  sorts: readonly Sort[]
  nameOf: (sort: Sort) => string
  onChange: (sort: Sort) => void
  id?: string
  'aria-label'?: string
  title?: string
  className?: string
}) {
  return (
    <Select
      {...box}
      className={classes('print:hidden', className)}
      value={value}
      onChange={({ target }) => {
        const order = sorts.find((sort) => sort === target.value)
        if (order !== undefined) onChange(order)
      }}
    >
      {sorts.map((sort) => (
        <option key={sort} value={sort}>
          {nameOf(sort)}
        </option>
      ))}
    </Select>
  )
}
