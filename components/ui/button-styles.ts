import { classes } from './classes'

export type ButtonStyle = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  fullWidth?: boolean
}

const variants = {
  primary:
    'bg-brand-fill text-on-brand forced-colors:border hover:brightness-95 active:brightness-90 dark:hover:brightness-110',
  secondary: 'border border-line-strong/60 bg-surface text-ink hover:bg-wash active:bg-line',
  quiet: 'text-ink-soft hover:bg-wash hover:text-ink active:bg-line',
  danger: 'bg-danger-fill text-on-danger forced-colors:border hover:brightness-95 active:brightness-90',
}

const sizes = {
  sm: 'min-h-8 gap-1.5 px-3 text-sm',
  md: 'min-h-10 gap-2 px-4 text-base',
  lg: 'min-h-11 gap-2 px-5 text-base',
}

export function buttonClasses(
  { variant = 'secondary', size = 'md', fullWidth = false }: ButtonStyle,
  className?: string,
): string {
  return classes(
    'print:hidden',
    'relative inline-flex max-w-full shrink-0 items-center justify-center rounded font-medium whitespace-nowrap select-none max-sm:py-1 max-sm:whitespace-normal',
    'transition-[background-color,color,filter,border-color] duration-fast pointer-coarse:min-h-11 [&_svg]:size-5 [&_svg]:shrink-0',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-default',
    variants[variant],
    sizes[size],
    fullWidth && 'w-full',
    className,
  )
}
