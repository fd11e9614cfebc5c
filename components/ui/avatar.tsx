import { useState } from 'react'
import { classes } from './classes'

const sizes = { xs: 'size-6', sm: 'size-8', md: 'size-10', lg: 'size-14', xl: 'size-24' }

/** Background and text colours, picked by name so that people are easier to tell apart. Readable in both themes. */
const tints = [
  'bg-brand-soft text-brand-ink',
  'bg-good-soft text-good',
  'bg-warn-soft text-warn',
  'bg-wash text-ink-soft',
]

/** Not announced: the name is shown next to it. */
export function Avatar({
  name,
  initials,
  src,
  size = 'md',
}: {
  name: string
  /** One or two letters, as lib/format/initials.ts returns them. */
  initials: string
  src?: string | null
  size?: keyof typeof sizes
}) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const shape = classes('shrink-0 rounded-full object-cover select-none', sizes[size])
  if (src && src !== failedSrc) {
    return <img src={src} alt="" className={classes('bg-wash', shape)} onError={() => setFailedSrc(src)} />
  }
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return (
    <svg viewBox="0 0 40 40" aria-hidden className={classes(shape, tints[sum % tints.length])}>
      <text
        x="20"
        y="20"
        dy="0.36em"
        textAnchor="middle"
        fill="currentColor"
        fontSize={initials.length > 1 ? 15 : 17}
        fontWeight="600"
        className="font-sans"
      >
        {initials}
      </text>
    </svg>
  )
}
