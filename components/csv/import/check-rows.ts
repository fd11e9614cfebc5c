import type { Mapping } from './guess-columns'
import type { Cells, RowCheck, CheckResult } from './import-plan'
import { cellsOf, type OpenedFile, type Row } from './import-state'

/** `known`: exists at the agency. `repeated`: appears earlier in the file. */
type Duplicate = 'known' | 'repeated' | null

export type CheckedRow<Body> = {
  row: Row
  cells: Cells
  checked: CheckResult<Body>
  duplicate: Duplicate
  isDue: boolean
  state: 'done' | 'wrong' | 'refused' | 'double' | 'ready'
}

export function createRowChecker<Body>(check: RowCheck<Body>, duplicateKey: (cells: Cells) => string) {
  type Stored = { mapping: Mapping; result: CheckedRow<Body>; key: string }
  const stored = new WeakMap<Row, Stored>()

  function checkedRowOf(row: Row, mapping: Mapping): Stored {
    const before = stored.get(row)
    if (before?.mapping === mapping) return before
    const cells = cellsOf(row, mapping)
    const fresh = { mapping, key: duplicateKey(cells), result: toCheckedRow(row, cells, check(cells), null) }
    stored.set(row, fresh)
    return fresh
  }

  return ({ rows, mapping, existing }: OpenedFile): CheckedRow<Body>[] => {
    const seen = new Set<string>()
    return rows.map((row) => {
      const found = checkedRowOf(row, mapping)
      const { key, result } = found
      const duplicate = key === '' || row.done ? null : findDuplicate(key, existing, seen)
      if (key !== '') seen.add(key)
      if (result.duplicate !== duplicate)
        found.result = toCheckedRow(row, result.cells, result.checked, duplicate)
      return found.result
    })
  }
}

function findDuplicate(key: string, existing: OpenedFile['existing'], seen: ReadonlySet<string>): Duplicate {
  if (existing?.has(key) === true) return 'known'
  return seen.has(key) ? 'repeated' : null
}

function toCheckedRow<Body>(
  row: Row,
  cells: Cells,
  checked: CheckResult<Body>,
  duplicate: Duplicate,
): CheckedRow<Body> {
  const isChosen = row.choice ?? duplicate === null
  const isValid = checked.errors === undefined
  return {
    row,
    cells,
    checked,
    duplicate: duplicate,
    isDue: !row.done && isValid && isChosen,
    state: row.done
      ? 'done'
      : !isValid
        ? 'wrong'
        : row.refused !== null
          ? 'refused'
          : duplicate !== null
            ? 'double'
            : 'ready',
  }
}

/** The rule that a row's field breaks, from validation or the API; null if it is valid. */
export function errorOf<Body>({ row, checked }: CheckedRow<Body>, field: string): string | null {
  return checked.errors?.[field] ?? row.refused?.fields[field] ?? null
}
