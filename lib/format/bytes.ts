const units = ['B', 'kB', 'MB'] as const
const figures = [0, 1].map((digits) => {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat('de-DE', options)
})

/** A file's weight in thousands as browsers show it, dots and comma as everywhere: `940 B`, `12 kB`, `1,9 MB`. */
export function formatBytes(bytes: number): string {
  const step = bytes < 1_000 ? 0 : bytes < 999_500 ? 1 : 2
  return `${figures[step === 2 ? 1 : 0]?.format(bytes / 1_000 ** step)} ${units[step]}`
}
