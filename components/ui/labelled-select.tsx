import type { ComponentProps } from 'react'
import { LabelledControl } from './labelled-control'
import { OptionSelect } from './select'

/** A `<select>` with a label, for use outside forms. `className` sets the width of the `<select>`. */
export function LabelledSelect<Value extends string>({
  label,
  ...selectProps
}: ComponentProps<typeof OptionSelect<Value>> & { label: string }) {
  return (
    <LabelledControl className="min-w-0" label={label}>
      {(id) => <OptionSelect id={id} {...selectProps} />}
    </LabelledControl>
  )
}
