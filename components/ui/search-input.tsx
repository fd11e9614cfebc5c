import { MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import type { ComponentProps } from 'react'
import { classes } from './classes'
import { useTextBeforeHydration } from './before-hydration'

type Props = Omit<ComponentProps<'input'>, 'type' | 'ref' | 'onChange'> & { onChange: (text: string) => void }

export function SearchInput({ className, onChange, ...rest }: Props) {
  const input = useTextBeforeHydration()
  return (
    <input
      type="search"
      // Browsers would restore the text from before a reload. The restored text would count as typed before hydration.
      autoComplete="off"
      {...rest}
      ref={input}
      onChange={(event) => onChange(event.target.value)}
      className={classes('entry', className)}
    />
  )
}

/** Search input with an icon. The placeholder defaults to the label. `className` applies to the wrapper. */
export function IconSearchInput({
  label,
  placeholder = label,
  className,
  ...rest
}: Omit<Props, 'aria-label'> & { label: string }) {
  return (
    <div className={classes('relative', className)}>
      <MagnifyingGlassIcon
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-5 max-sm:left-2.5 -translate-y-1/2 text-ink-soft"
      />
      <SearchInput
        {...rest}
        aria-label={label}
        placeholder={placeholder}
        className="pl-10 max-sm:pr-2 max-sm:pl-9"
      />
    </div>
  )
}
