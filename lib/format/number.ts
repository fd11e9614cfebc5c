import { languageTagOf } from '#contract/language-tags.ts'

/** In Portuguese, numbers have dots between thousands, as prices do. Intl would write spaces. */
const separatorLocaleOf = (locale: string) => (locale.startsWith('pt') ? 'de-DE' : languageTagOf(locale))

// Caches formatters because lists format every row.
const formatters = new Map<string, Intl.NumberFormat>()

/** Formats a number for display, with at most two decimals: `3,600`, `1,250.5`; `1.250,5` in Portuguese. */
export function formatNumber(value: number, locale: string): string {
  const formatter =
    formatters.get(locale) ??
    new Intl.NumberFormat(separatorLocaleOf(locale), { useGrouping: 'always', maximumFractionDigits: 2 })
  formatters.set(locale, formatter)
  // Formats -0 as 0.
  return formatter.format(value === 0 ? 0 : value)
}
