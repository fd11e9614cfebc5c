import { languageTagOf } from '#contract/language-tags.ts'

const units = ['B', 'kB', 'MB'] as const
const frenchUnits = ['o', 'ko', 'Mo'] as const

/** Formats a file size in decimal units: `940 B`, `12 kB`, `1.9 MB`; `1,9 MB` in Portuguese, `1,9 Mo` in French. */
export function formatBytes(bytes: number, locale: string): string {
  const step = bytes < 1_000 ? 0 : bytes < 999_500 ? 1 : 2
  const digits = step === 2 ? 1 : 0
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const names = locale === 'fr' ? frenchUnits : units
  return `${new Intl.NumberFormat(languageTagOf(locale), options).format(bytes / 1_000 ** step)} ${names[step]}`
}
