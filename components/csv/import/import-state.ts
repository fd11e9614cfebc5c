import type { AgencyError } from '#contract/errors.ts'
import { dottedPath } from '@/components/resource/server-errors'
import type { Mapping, Cells } from './import-plan'
import type { Encoding } from './file-options'

export type Row = {
  line: number
  sourceCells: readonly string[]
  edits: Cells
  /** Set by the user to import (true) or skip the row; null skips only duplicates. */
  choice: boolean | null
  /** The API's error; `fields` by field name. */
  rejection: { error: AgencyError; fields: Cells } | null
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
  existingKeys: ReadonlySet<string> | null
}

export type ImportAction =
  | { type: 'opened'; opened: OpenedFile }
  | { type: 'closed' }
  | { type: 'mapped'; field: string; column: number | null }
  | { type: 'edited'; line: number; field: string; text: string }
  | { type: 'chosen'; line: number; choice: boolean }
  | { type: 'keysLoaded'; existingKeys: ReadonlySet<string> }
  | { type: 'done'; line: number }
  | { type: 'rejected'; line: number; error: AgencyError }

export function reduceImport(current: OpenedFile | null, action: ImportAction): OpenedFile | null {
  if (action.type === 'opened') return action.opened
  if (action.type === 'closed' || current === null) return null
  switch (action.type) {
    case 'mapped':
      return { ...current, mapping: { ...current.mapping, [action.field]: action.column } }
    case 'keysLoaded':
      return { ...current, existingKeys: action.existingKeys }
    case 'edited':
      return withRow(current, action.line, (row) => ({
        ...row,
        edits: { ...row.edits, [action.field]: action.text },
        rejection: null,
      }))
    case 'chosen':
      return withRow(current, action.line, (row) => ({ ...row, choice: action.choice }))
    case 'done':
      return withRow(current, action.line, (row) => ({ ...row, isDone: true, rejection: null }))
    case 'rejected': {
      const { error } = action
      const fields = Object.entries(error.fields).map(([name, rule]) => [dottedPath(name), rule])
      // The API may have stored the row, so the user must confirm again to send it as a duplicate.
      const isTimeout = error.code === 'SERVER_TIMEOUT_CONNECTION_ERROR'
      return withRow(current, action.line, (row) => ({
        ...row,
        choice: isTimeout ? null : row.choice,
        rejection: { error, fields: Object.fromEntries(fields) },
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

export function cellsOf({ sourceCells, edits }: Row, mapping: Mapping): Cells {
  const mapped = Object.entries(mapping).map(([name, column]) => [
    name,
    column === null ? '' : (sourceCells[column] ?? ''),
  ])
  return { ...Object.fromEntries(mapped), ...edits }
}
