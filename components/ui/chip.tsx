import { XMarkIcon } from '@heroicons/react/24/outline'
import type { ReactNode } from 'react'
import { classes } from './classes'

const tones = {
  plain: 'bg-wash text-ink',
  brand: 'bg-brand-soft text-brand-ink',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
  raised: 'bg-raised text-ink shadow-raised',
}

export type ChipTone = keyof typeof tones

/** A short label, optionally with a remove button. Its text carries the meaning; colour only supports it. */
export function Chip({
  tone = 'plain',
  icon,
  children,
  onRemove,
  removeLabel,
  className,
}: {
  tone?: ChipTone
  icon?: ReactNode
  children: ReactNode
  className?: string
} & ({ onRemove?: undefined; removeLabel?: undefined } | { onRemove: () => void; removeLabel: string })) {
  return (
    <span
      className={classes(
        'inline-flex min-h-6 max-w-full items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-medium forced-colors:border [&>svg]:size-4 [&>svg]:shrink-0',
        tones[tone],
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
      {onRemove !== undefined && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="-mr-1.5 inline-flex size-6 items-center justify-center rounded-full opacity-70 hover:opacity-100 pointer-coarse:size-8"
        >
          <XMarkIcon className="size-3.5" strokeWidth={2} />
        </button>
      )}
    </span>
  )
}
