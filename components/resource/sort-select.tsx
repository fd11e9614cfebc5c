'use client'

import { classes } from '@/components/ui/classes'
import { Select } from '@/components/ui/select'

/** Tailwind needs complete class names. */
const iconOnly = {
  sm: 'max-sm:w-10 max-sm:pointer-coarse:w-11 max-sm:[&>select]:px-0 max-sm:[&>select]:text-transparent',
  lg: 'max-lg:w-10 max-lg:pointer-coarse:w-11 max-lg:[&>select]:px-0 max-lg:[&>select]:text-transparent',
}

export function SortSelect<Sort extends string>({
  value,
  sorts,
  nameOf,
  onChange,
  iconBelow,
  className,
  ...selectProps
}: {
  value: Sort
  sorts: readonly Sort[]
  nameOf: (sort: Sort) => string
  onChange: (sort: Sort) => void
  id?: string
  'aria-label'?: string
  title?: string
  /** Narrower windows show the icon alone. */
  iconBelow: keyof typeof iconOnly
  className?: string
}) {
  return (
    <Select
      {...selectProps}
      className={classes('shrink-0 print:hidden [&_option]:text-ink', className, iconOnly[iconBelow])}
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
