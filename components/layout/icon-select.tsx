import type { ReactNode } from 'react'

/** A select that looks like an icon button: a transparent native select covers the icon. */
export function IconSelect<Value extends string>({
  label,
  icon,
  caption,
  value,
  options,
  onChange,
}: {
  label: string
  icon: ReactNode
  caption?: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}) {
  return (
    <span
      title={label}
      className="relative inline-flex h-10 min-w-10 items-center justify-center gap-1.5 rounded px-2 text-ink-soft transition-colors duration-fast focus-within:outline-2 focus-within:outline-brand hover:bg-wash hover:text-ink pointer-coarse:h-11 pointer-coarse:min-w-11 [&_svg]:size-5"
    >
      {icon}
      {caption !== undefined && (
        <span aria-hidden className="text-sm font-medium uppercase">
          {caption}
        </span>
      )}
      <select
        autoComplete="off"
        aria-label={label}
        value={value}
        onChange={(event) => {
          const selected = options.find((option) => option.value === event.target.value)
          if (selected !== undefined) onChange(selected.value)
        }}
        className="absolute inset-0 cursor-pointer appearance-none bg-surface text-ink opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
