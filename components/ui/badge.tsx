import { classes } from './classes'

const tones = {
  brand: 'bg-brand-fill text-on-brand',
  plain: 'bg-wash text-ink-soft',
  danger: 'bg-danger-fill text-on-danger',
}

export function Badge({
  count,
  max = 99,
  tone = 'brand',
}: {
  count: number
  max?: number
  tone?: keyof typeof tones
}) {
  return (
    <span
      className={classes(
        'figures inline-flex h-5 min-w-5 items-center justify-center rounded-full px-1.5 text-xs font-semibold forced-colors:border',
        tones[tone],
      )}
    >
      {count > max ? `${max}+` : count}
    </span>
  )
}
