/** Returns a percentile by the nearest-rank method. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

export const median = (values: readonly number[]) => percentile(values, 0.5)

export const formatMs = (value: number) => value.toFixed(1)

export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heading.map((cell, at) => Math.max(cell.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(heading), rule, ...rows.map(line)].join('\n')
}

export const print = (text: string) => process.stdout.write(`${text}\n`)
