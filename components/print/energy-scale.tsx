import { classes } from '@/components/ui/classes'
import { useLabelFormatter } from '@/components/ui/use-label-formatter'

/** Classes of the Portuguese energy certificate, best first, with the background and text colours of the label. */
const scale = [
  ['A+', '#00843d', '#ffffff'],
  ['A', '#3d9b35', '#000000'],
  ['B', '#8cbf26', '#000000'],
  ['B-', '#c3d600', '#000000'],
  ['C', '#ffe600', '#000000'],
  ['D', '#fbb034', '#000000'],
  ['E', '#ef7622', '#000000'],
  ['F', '#d7262c', '#ffffff'],
] as const

type Props = { rating: string | null; label: string; fallback: string }

/** Shows the rating on the certificate's scale, or `fallback` for exempt, in-process and missing certificates. */
export function EnergyScale({ rating, label, fallback }: Props) {
  const formatWithLabel = useLabelFormatter()
  const [ratingOnScale] = scale.find(([name]) => name === rating) ?? []
  const isOnScale = ratingOnScale !== undefined
  return (
    <div role="img" aria-label={formatWithLabel(label, ratingOnScale ?? fallback)} className="energy">
      <p className="energy-label">
        {label}
        {!isOnScale && <strong> {fallback}</strong>}
      </p>
      {isOnScale &&
        scale.map(([name, background, textColour], index) => (
          <div key={name} className={classes('energy-row', name === rating && 'energy-this')}>
            <span
              className="energy-bar"
              style={{ backgroundColor: background, color: textColour, width: `${30 + index * 8}%` }}
            >
              {name}
            </span>
            {name === rating && <span className="energy-mark">{name}</span>}
          </div>
        ))}
    </div>
  )
}

export function EnergyBadge({ rating, label, fallback }: Props) {
  const [, background, textColour] = scale.find(([name]) => name === rating) ?? []
  return (
    <p className="energy-badge">
      <span>{label}</span>
      <strong
        style={{ backgroundColor: background, color: textColour }}
        className={classes(background === undefined && 'energy-none')}
      >
        {background === undefined ? fallback : rating}
      </strong>
    </p>
  )
}
