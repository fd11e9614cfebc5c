import { classes } from '@/components/ui/classes'
import { useLabelFormatter } from '@/components/ui/use-label-formatter'
import styles from './card-figures.module.css'

type IconName = 'bedrooms' | 'bathrooms' | 'parking' | 'gross' | 'living' | 'exterior'

type Figure = {
  /** Undefined if the value is clear without an icon, like a typology. */
  icon?: IconName
  label: string
  value: string | number | null
}

/** A record's known figures with icons. Labels are announced by screen readers and shown on hover. */
export function CardFigures({ figures }: { figures: readonly Figure[] }) {
  const formatWithLabel = useLabelFormatter()
  const knownFigures = figures.filter(({ value }) => value !== null)
  if (knownFigures.length === 0) return <div className="my-1.5 h-5" />
  return (
    <ul className="figures my-1.5 flex min-h-5 flex-wrap gap-x-3 gap-y-0.5 text-sm">
      {knownFigures.map(({ icon, label, value }) => (
        <li
          key={label}
          title={label}
          aria-label={formatWithLabel(label, value ?? '')}
          className={classes(
            'flex items-center gap-1 whitespace-nowrap max-sm:nth-[n+6]:hidden',
            icon === undefined ? 'font-medium' : classes(styles.figure, styles[icon]),
          )}
        >
          {value}
        </li>
      ))}
    </ul>
  )
}

export function FigureIcon({ name }: { name: IconName }) {
  return <span className={classes('flex [--icon-color:var(--ink-soft)]', styles.figure, styles[name])} />
}
