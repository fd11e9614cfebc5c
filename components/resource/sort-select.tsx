import type { ComponentProps } from 'react'
import { classes } from '@/components/ui/classes'
import { OptionSelect } from '@/components/ui/select'

/** Tailwind needs complete class names. */
const iconOnly = {
  sm: 'max-sm:w-10 max-sm:pointer-coarse:w-11 max-sm:[&>select]:px-0 max-sm:[&>select]:text-transparent',
  lg: 'max-lg:w-10 max-lg:pointer-coarse:w-11 max-lg:[&>select]:px-0 max-lg:[&>select]:text-transparent',
}

export function SortSelect<Sort extends string>({
  sorts,
  nameOf,
  iconBelow,
  className,
  ...selectProps
}: Omit<ComponentProps<typeof OptionSelect<Sort>>, 'options'> & {
  sorts: readonly Sort[]
  nameOf: (sort: Sort) => string
  /** Narrower windows show the icon alone. */
  iconBelow: keyof typeof iconOnly
}) {
  return (
    <OptionSelect
      {...selectProps}
      className={classes('shrink-0 print:hidden [&_option]:text-ink', className, iconOnly[iconBelow])}
      options={sorts.map((sort) => ({ value: sort, label: nameOf(sort) }))}
    />
  )
}
