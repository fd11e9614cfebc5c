import { classes } from './classes'

const tones: Record<string, string> = {
  pdf: 'text-danger',
  doc: 'text-brand',
  docx: 'text-brand',
  odt: 'text-brand',
  xls: 'text-good',
  xlsx: 'text-good',
  csv: 'text-good',
  jpg: 'text-warn',
  jpeg: 'text-warn',
  png: 'text-warn',
  zip: 'text-ink-soft',
}

/** File icon with the extension; decorative next to the file name. */
export function FileTypeIcon({ extension }: { extension: string }) {
  const type = extension.replace(/^\./, '').toLowerCase()
  return (
    <svg
      viewBox="0 0 32 40"
      aria-hidden
      className={classes('h-10 w-8 shrink-0', tones[type] ?? 'text-ink-soft')}
    >
      <path
        d="M4 1.5h16.5L30.5 11v25a2.5 2.5 0 0 1-2.5 2.5H4A2.5 2.5 0 0 1 1.5 36V4A2.5 2.5 0 0 1 4 1.5Z"
        className="fill-surface stroke-line-strong"
      />
      <path d="M20.5 1.5V9a2 2 0 0 0 2 2h8" className="fill-none stroke-line-strong" />
      <text
        x="16"
        y="29"
        textAnchor="middle"
        fontSize="9"
        fontWeight="700"
        fill="currentColor"
        className="font-sans"
      >
        {type.slice(0, 4).toUpperCase()}
      </text>
    </svg>
  )
}
