/** Returns a percentile by the nearest-rank method. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

export const median = (values: readonly number[]) => percentile(values, 0.5)

export const formatMs = (value: number) => value.toFixed(1)

/** Formats a Markdown table; columns after the first are aligned to the right. */
export function formatTable(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heading.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(heading), rule, ...rows.map(line)].join('\n')
}

export const print = (text: string) => process.stdout.write(`${text}\n`)
