/** What a column makes of a record: null and undefined are empty cells, numbers stay numbers for a spreadsheet. */
export type Cell = string | number | null | undefined

export type Column<Row> = { head: string; cell: (row: Row) => Cell }

const formula = String.raw`[\p{White_Space}\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B\t\r\n\0]`
const runs = new RegExp(`^'*${formula}`, 'u')
const held = new RegExp(`^'(?='*${formula})`, 'u')

/**
 * A text that a spreadsheet would run as a formula is held by an apostrophe (docs/security.md A-10): what begins with
 * = + - @, their full-width and small forms, a tab, a line's end or NUL, after white space and invisible characters too.
 */
export function guarded(text: string): string {
  return runs.test(text) ? `'${text}` : text
}

/** Takes the apostrophe of `guarded` off again, and no other: what was exported is imported as it was. */
export function unguarded(text: string): string {
  return text.replace(held, '')
}

/** A cell as it stands in the file. A number is our own figure: decimal comma, no thousands, never held. */
export function cellText(cell: Cell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', ',') : ''
  return guarded(cell ?? '')
}

/** `21/11/2026`, the day in Lisbon, as a Portuguese spreadsheet reads a date; nothing for none. Takes ISO text. */
export function dayCell(moment: string | null): Cell {
  const time = new Date(moment ?? '')
  return Number.isNaN(time.getTime()) ? null : days.format(time)
}

/** The API's `-` stands for a text that is not there. */
export function textCell(text: string | null): Cell {
  return text === '-' ? null : text
}

const days = new Intl.DateTimeFormat('pt-PT', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Lisbon',
})
