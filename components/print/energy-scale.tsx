import { classes } from '@/components/ui/classes'
import { useLabelFormatter } from '@/components/ui/use-label-formatter'

/**
 * Classes of the Portuguese energy certificate, best first, with the label's colours; the last is the colour of the
 * letters.
 */
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

/** The class on the certificate's scale. `words` replaces it for exempt, in-process or missing certificates. */
export function EnergyScale({
  rating,
  label,
  words,
}: {
  rating: string | null
  label: string
  words: string
}) {
  const formatWithLabel = useLabelFormatter()
  const [onScale] = scale.find(([name]) => name === rating) ?? []
  const isOnScale = onScale !== undefined
  return (
    <div role="img" aria-label={formatWithLabel(label, onScale ?? words)} className="energy">
      <p className="energy-label">
        {label}
        {!isOnScale && <strong> {words}</strong>}
      </p>
      {isOnScale &&
        scale.map(([name, colour, ink], index) => (
          <div key={name} className={classes('energy-row', name === rating && 'energy-this')}>
            <span
              className="energy-bar"
              style={{ backgroundColor: colour, color: ink, width: `${30 + index * 8}%` }}
            >
              {name}
            </span>
            {name === rating && <span className="energy-mark">{name}</span>}
          </div>
        ))}
    </div>
  )
}

export function EnergyBadge({
  rating,
  label,
  words,
}: {
  rating: string | null
  label: string
  words: string
}) {
  const [, colour, ink] = scale.find(([name]) => name === rating) ?? []
  return (
    <p className="energy-badge">
      <span>{label}</span>
      <strong
        style={{ backgroundColor: colour, color: ink }}
        className={classes(colour === undefined && 'energy-none')}
      >
        {colour === undefined ? words : rating}
      </strong>
    </p>
  )
}
