import type { ComponentProps } from 'react'
import { LabelledControl } from './labelled-control'
import { OptionSelect } from './select'

/** Select of typed options with a label, outside a form's fields. `className` sets the select's width. */
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
