/** Cell value of a record: null and undefined are empty cells, numbers stay numeric in spreadsheets. */
export type Cell = string | number | null | undefined

export type Column<Row> = {
  header: string
  cell: (row: Row) => Cell
  /** Key of the table column that shows this value; `fixed` for columns that users can't hide. */
  tableColumn?: string
}

const formulaPattern = String.raw`[\p{White_Space}\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B\t\r\n\0]`
const formulaStart = new RegExp(`^'*${formulaPattern}`, 'u')
const escapingApostrophe = new RegExp(`^'(?='*${formulaPattern})`, 'u')

/**
 * Prefixes an apostrophe to text that a spreadsheet would run as a formula (docs/security.md A-10): text starting with
 * = + - @, their full-width and small forms, a tab, a line break or NUL, also after white space, invisible
 * characters or apostrophes.
 */
export function escapeFormula(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}

/** Removes the apostrophe added by `escapeFormula`, and no other, so that exports can be imported unchanged. */
export function unescapeFormula(text: string): string {
  return text.replace(escapingApostrophe, '')
}

/** Formats a cell. Numbers get a decimal comma and no thousands separator, and are never escaped. */
export function formatCell(cell: Cell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', ',') : ''
  return escapeFormula(cell ?? '')
}

export function toDayCell(isoTime: string | null): Cell {
  const time = new Date(isoTime ?? '')
  return Number.isNaN(time.getTime()) ? null : dayFormat.format(time)
}

/** The API returns `-` for a missing text. */
export function toTextCell(text: string | null): Cell {
  return text === '-' ? null : text
}

const dayFormat = new Intl.DateTimeFormat('pt-PT', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Lisbon',
})
