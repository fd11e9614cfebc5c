/** Returns the cells of the Markdown tables in these lines, including headings. */
export const parseTableRows = (lines: readonly string[]): string[][] =>
  lines
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
