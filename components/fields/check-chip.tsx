import { CheckIcon } from '@heroicons/react/20/solid'
import type { ComponentProps } from 'react'
import { classes } from '@/components/ui/classes'

export function CheckChip({
  lang,
  children,
  ...inputProps
}: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label
      className={classes(
        'inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full border border-line-strong/70 bg-surface px-3 text-sm transition-colors duration-fast select-none hover:bg-wash pointer-coarse:min-h-11',
        'has-checked:border-brand has-checked:bg-brand-soft has-checked:font-medium has-checked:text-brand-ink has-disabled:cursor-default has-disabled:opacity-50 print:not-has-checked:hidden',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
      )}
    >
      <input {...inputProps} type="checkbox" className="peer sr-only" />
      <CheckIcon aria-hidden className="-ml-1 hidden size-4 peer-checked:block" />
      <span lang={lang}>{children}</span>
    </label>
  )
}
