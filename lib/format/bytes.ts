import { languageTagOf } from '#contract/language-tags.ts'

const units = ['B', 'kB', 'MB'] as const
const frenchUnits = ['o', 'ko', 'Mo'] as const

/** Formats a file size in decimal units: `940 B`, `12 kB`, `1.9 MB`; `1,9 MB` in Portuguese, `1,9 Mo` in French. */
export function formatBytes(bytes: number, locale: string): string {
  const unitIndex = unitIndexOf(bytes)
  const digits = unitIndex === 2 ? 1 : 0
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const names = locale === 'fr' ? frenchUnits : units
  return `${new Intl.NumberFormat(languageTagOf(locale), options).format(bytes / 1_000 ** unitIndex)} ${names[unitIndex]}`
}

function unitIndexOf(bytes: number): 0 | 1 | 2 {
  if (bytes < 1_000) return 0
  // 999,500 bytes would be rounded to 1000 kB.
  return bytes < 999_500 ? 1 : 2
}
