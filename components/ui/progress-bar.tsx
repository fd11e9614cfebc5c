import { classes } from './classes'

const tones = { brand: 'bg-brand', good: 'bg-good', danger: 'bg-danger' }

/** Progress from 0 to 1; null while indeterminate. */
export function ProgressBar({
  label,
  value,
  tone = 'brand',
  className,
}: {
  label: string
  value: number | null
  tone?: keyof typeof tones
  className?: string
}) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === null ? undefined : Math.round(value * 100)}
      className={classes(
        'h-1.5 overflow-hidden rounded-full bg-wash forced-colors:h-2 forced-colors:border',
        className,
      )}
    >
      <div
        style={{ width: `${(value ?? 1) * 100}%` }}
        className={classes(
          'h-full rounded-full transition-[width] forced-colors:bg-[Highlight]! forced-colors:forced-color-adjust-none',
          tones[tone],
          value === null && 'animate-pulse',
        )}
      />
    </div>
  )
}
