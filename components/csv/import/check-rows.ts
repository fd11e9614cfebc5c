import type { Mapping, Cells, RowCheck, CheckResult } from './import-plan'
import { cellsOf, type OpenedFile, type Row } from './import-state'

/** `known`: already exists at the agency. `repeated`: appears earlier in the file. */
type Duplicate = 'known' | 'repeated' | null

export type CheckedRow<Body> = {
  row: Row
  cells: Cells
  checked: CheckResult<Body>
  duplicate: Duplicate
  willBeSent: boolean
  state: 'done' | 'wrong' | 'rejected' | 'double' | 'ready'
}

export function createRowChecker<Body>(check: RowCheck<Body>, duplicateKey: (cells: Cells) => string) {
  type CacheEntry = { mapping: Mapping; result: CheckedRow<Body>; key: string }
  const cache = new WeakMap<Row, CacheEntry>()

  function cacheEntryOf(row: Row, mapping: Mapping): CacheEntry {
    const cached = cache.get(row)
    if (cached?.mapping === mapping) return cached
    const cells = cellsOf(row, mapping)
    const entry = { mapping, key: duplicateKey(cells), result: toCheckedRow(row, cells, check(cells), null) }
    cache.set(row, entry)
    return entry
  }

  return ({ rows, mapping, existing }: OpenedFile): CheckedRow<Body>[] => {
    const previousKeys = new Set<string>()
    return rows.map((row) => {
      const entry = cacheEntryOf(row, mapping)
      const { key, result } = entry
      const duplicate = key === '' || row.isDone ? null : findDuplicate(key, existing, previousKeys)
      if (key !== '') previousKeys.add(key)
      if (result.duplicate !== duplicate)
        entry.result = toCheckedRow(row, result.cells, result.checked, duplicate)
      return entry.result
    })
  }
}

function findDuplicate(
  key: string,
  existing: OpenedFile['existing'],
  previousKeys: ReadonlySet<string>,
): Duplicate {
  if (existing?.has(key) === true) return 'known'
  return previousKeys.has(key) ? 'repeated' : null
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
    duplicate,
    willBeSent: !row.isDone && isValid && isChosen,
    state: row.isDone
      ? 'done'
      : !isValid
        ? 'wrong'
        : row.rejection !== null
          ? 'rejected'
          : duplicate !== null
            ? 'double'
            : 'ready',
  }
}

/** Returns the rule that a row's field violates, from validation or the API; null if the field is valid. */
export function errorOf<Body>({ row, checked }: CheckedRow<Body>, field: string): string | null {
  return checked.errors?.[field] ?? row.rejection?.fields[field] ?? null
}
