import type { AgencyError } from '#contract/errors.ts'
import { dottedPath } from '@/components/resource/server-errors'
import type { Mapping, Cells } from './import-plan'
import type { Encoding } from './file-options'

export type Row = {
  line: number
  source: readonly string[]
  edits: Cells
  /** Set by the user to import or skip the row; null uses the default. */
  choice: boolean | null
  /** The API's error; `fields` by field name. */
  refused: { error: AgencyError; fields: Cells } | null
  isDone: boolean
}

export type OpenedFile = {
  file: File
  /** Null for a workbook, like `delimiter`. */
  encoding: Encoding | null
  delimiter: string | null
  header: readonly string[]
  mapping: Mapping
  rows: readonly Row[]
  /** Keys of the existing records, to find duplicates; null until loaded. */
  existing: ReadonlySet<string> | null
}

export type Change =
  | { kind: 'opened'; opened: OpenedFile }
  | { kind: 'closed' }
  | { kind: 'mapped'; field: string; column: number | null }
  | { kind: 'edited'; line: number; field: string; text: string }
  | { kind: 'chosen'; line: number; choice: boolean }
  | { kind: 'existing'; existing: ReadonlySet<string> }
  | { kind: 'done'; line: number }
  | { kind: 'refused'; line: number; error: AgencyError }

export function reduceImport(current: OpenedFile | null, change: Change): OpenedFile | null {
  if (change.kind === 'opened') return change.opened
  if (change.kind === 'closed' || current === null) return null
  switch (change.kind) {
    case 'mapped':
      return { ...current, mapping: { ...current.mapping, [change.field]: change.column } }
    case 'existing':
      return { ...current, existing: change.existing }
    case 'edited':
      return withRow(current, change.line, (row) => ({
        ...row,
        edits: { ...row.edits, [change.field]: change.text },
        refused: null,
      }))
    case 'chosen':
      return withRow(current, change.line, (row) => ({ ...row, choice: change.choice }))
    case 'done':
      return withRow(current, change.line, (row) => ({ ...row, isDone: true, refused: null }))
    case 'refused': {
      const { error } = change
      const fields = Object.entries(error.fields).map(([name, rule]) => [dottedPath(name), rule])
      // The API may have stored the row: confirm the duplicate again before sending it.
      const isTimeout = error.code === 'SERVER_TIMEOUT_CONNECTION_ERROR'
      return withRow(current, change.line, (row) => ({
        ...row,
        choice: isTimeout ? null : row.choice,
        refused: { error, fields: Object.fromEntries(fields) },
      }))
    }
  }
}

function withRow(current: OpenedFile, line: number, change: (row: Row) => Row): OpenedFile {
  return {
    ...current,
    rows: current.rows.map((row) => (row.line === line && !row.isDone ? change(row) : row)),
  }
}

export function cellsOf({ source, edits }: Row, mapping: Mapping): Cells {
  const mapped = Object.entries(mapping).map(([name, column]) => [
    name,
    column === null ? '' : (source[column] ?? ''),
  ])
  return { ...Object.fromEntries(mapped), ...edits }
}
