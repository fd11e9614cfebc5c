import { classes } from './classes'

/** Progress from 0 to 1; null while indeterminate. */
export function ProgressBar({
  label,
  value,
  className,
}: {
  label: string
  value: number | null
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
          'h-full rounded-full bg-brand transition-[width] forced-colors:bg-[Highlight]! forced-colors:forced-color-adjust-none',
          value === null && 'animate-pulse',
        )}
      />
    </div>
  )
}
