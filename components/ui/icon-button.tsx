import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes'
import { Tooltip } from './tooltip'

const tones = {
  quiet: 'text-ink-soft hover:bg-wash hover:text-ink aria-pressed:bg-brand-soft aria-pressed:text-brand-ink',
  raised:
    'bg-raised text-ink shadow-raised forced-colors:border hover:bg-wash aria-pressed:text-brand-strong',
  danger: 'text-danger hover:bg-danger-soft',
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  label: string
  icon: ReactNode
  tone?: keyof typeof tones
  size?: 'sm' | 'md'
  tooltip?: boolean
}

export function IconButton({
  label,
  icon,
  tone = 'quiet',
  size = 'md',
  tooltip = true,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      type={type}
      aria-label={label}
      className={classes(
        'print:hidden',
        'inline-flex shrink-0 items-center justify-center rounded transition-colors duration-fast [&_svg]:size-5',
        'disabled:cursor-not-allowed disabled:opacity-50 pointer-coarse:size-11',
        size === 'sm' ? 'size-8' : 'size-10',
        tones[tone],
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  )
  return tooltip ? <Tooltip text={label}>{button}</Tooltip> : button
}
