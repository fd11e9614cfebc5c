import { useCallback, useState } from 'react'
import type { AgencyError } from '#contract/errors.ts'
import type { Mapping, Cells } from './import-plan'
import type { Encoding } from './file-options'

export type Row = {
  line: number
  sourceCells: readonly string[]
  edits: Cells
  /** Set by the user to import (true) or skip the row; null skips only duplicates. */
  choice: boolean | null
  /** The API's error. `fields` maps the rejected fields to the rules that they break. */
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

/** Changes a row unless it has been imported. */
export type ChangeRow = (line: number, changes: Partial<Row>) => void

export function useOpenedFile() {
  const [openedFile, setOpenedFile] = useState<OpenedFile | null>(null)
  const changeFile = useCallback((change: (current: OpenedFile) => Partial<OpenedFile>) => {
    setOpenedFile((current) => current && { ...current, ...change(current) })
  }, [])
  const changeRow = useCallback<ChangeRow>(
    (line, changes) =>
      changeFile(({ rows }) => ({
        rows: rows.map((row) => (row.line === line && !row.isDone ? { ...row, ...changes } : row)),
      })),
    [changeFile],
  )
  return { openedFile, setOpenedFile, changeFile, changeRow }
}

export function cellsOf({ sourceCells, edits }: Row, mapping: Mapping): Cells {
  const mapped = Object.entries(mapping).map(([name, column]) => [
    name,
    column === null ? '' : (sourceCells[column] ?? ''),
  ])
  return { ...Object.fromEntries(mapped), ...edits }
}
