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
    <div role="img" aria-label={formatWithLabel(label, ratingOnScale ?? fallback)} className="w-62">
      <p className="mb-1 font-semibold">
        {label}
        {!isOnScale && <strong> {fallback}</strong>}
      </p>
      {isOnScale &&
        scale.map(([name, background, textColour], index) => (
          <div key={name} className="flex h-[--spacing(4.6)] items-center justify-between">
            <span
              className="energy-bar px-1.5 text-[length:--spacing(3)]/[--spacing(4.1)] font-semibold"
              style={{ backgroundColor: background, color: textColour, width: `${30 + index * 8}%` }}
            >
              {name}
            </span>
            {name === rating && (
              <span className="energy-mark bg-[#000] pr-2 pl-3.5 leading-[--spacing(5.6)] font-bold text-[#fff]">
                {name}
              </span>
            )}
          </div>
        ))}
    </div>
  )
}

export function EnergyBadge({ rating, label, fallback }: Props) {
  const [, background, textColour] = scale.find(([name]) => name === rating) ?? []
  return (
    <p>
      <span className="block text-[length:--spacing(5)]/[1.15] whitespace-nowrap">{label}</span>
      <strong
        style={{ backgroundColor: background, color: textColour }}
        className={classes(
          'mt-1.5 inline-block leading-[1.15]',
          background === undefined
            ? 'text-[length:--spacing(7)]'
            : 'energy-badge py-1 pr-7 pl-4 text-[length:--spacing(12)]',
        )}
      >
        {background === undefined ? fallback : rating}
      </strong>
    </p>
  )
}
