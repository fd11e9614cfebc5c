import { LabelledControl } from './labelled-control'
import { Select } from './select'

/** Select of typed options with a label, outside a form's fields. `className` sets the select's width. */
export function LabelledSelect<T extends string>({
  label,
  options,
  value,
  className,
  onChange,
}: {
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  className?: string
  onChange: (value: T) => void
}) {
  return (
    <LabelledControl className="min-w-0" label={label}>
      {(id) => (
        <Select
          id={id}
          className={className}
          value={value}
          onChange={({ target }) => {
            const selected = options.find((option) => option.value === target.value)
            if (selected !== undefined) onChange(selected.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </LabelledControl>
  )
}
