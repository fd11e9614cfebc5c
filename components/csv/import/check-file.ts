import type { Cells, ImportPlan, Mapping, ParseResult, RowParser } from './import-plan'
import { cellsOf, type OpenedFile, type Row } from './import-state'

/** `known`: already exists at the agency. `repeated`: appears earlier in the file. */
type Duplicate = 'known' | 'repeated' | null

export type CheckedRow<Body> = {
  row: Row
  cells: Cells
  parsed: ParseResult<Body>
  duplicate: Duplicate
  willBeSent: boolean
  state: 'done' | 'wrong' | 'rejected' | 'duplicate' | 'ready'
}

/**
 * Returns a function that parses a file's rows and finds duplicates. Caches each row's result until the row or the
 * mapping changes.
 */
export function createFileChecker<Body>(
  parseRow: RowParser<Body>,
  { duplicateField, toDuplicateKey }: ImportPlan<Body>,
) {
  type CacheEntry = { mapping: Mapping; result: CheckedRow<Body>; key: string }
  const cache = new WeakMap<Row, CacheEntry>()

  function cacheEntryOf(row: Row, mapping: Mapping): CacheEntry {
    const cached = cache.get(row)
    if (cached?.mapping === mapping) return cached
    const cells = cellsOf(row, mapping)
    const entry = {
      mapping,
      key: toDuplicateKey(cells[duplicateField] ?? ''),
      result: toCheckedRow(row, cells, parseRow(cells), null),
    }
    cache.set(row, entry)
    return entry
  }

  return ({ rows, mapping, existingKeys }: OpenedFile): CheckedRow<Body>[] => {
    const previousKeys = new Set<string>()
    return rows.map((row) => {
      const entry = cacheEntryOf(row, mapping)
      const { key, result } = entry
      const duplicate = key === '' || row.isDone ? null : findDuplicate(key, existingKeys, previousKeys)
      if (key !== '') previousKeys.add(key)
      if (result.duplicate !== duplicate)
        entry.result = toCheckedRow(row, result.cells, result.parsed, duplicate)
      return entry.result
    })
  }
}

function findDuplicate(
  key: string,
  existingKeys: OpenedFile['existingKeys'],
  previousKeys: ReadonlySet<string>,
): Duplicate {
  if (existingKeys?.has(key) === true) return 'known'
  return previousKeys.has(key) ? 'repeated' : null
}

function toCheckedRow<Body>(
  row: Row,
  cells: Cells,
  parsed: ParseResult<Body>,
  duplicate: Duplicate,
): CheckedRow<Body> {
  const isChosen = row.choice ?? duplicate === null
  const isValid = parsed.errors === undefined
  return {
    row,
    cells,
    parsed,
    duplicate,
    willBeSent: !row.isDone && isValid && isChosen,
    state: stateOf(row, isValid, duplicate),
  }
}

function stateOf(row: Row, isValid: boolean, duplicate: Duplicate): CheckedRow<unknown>['state'] {
  if (row.isDone) return 'done'
  if (!isValid) return 'wrong'
  if (row.rejection !== null) return 'rejected'
  return duplicate === null ? 'ready' : 'duplicate'
}

/** Returns the rule that a row's field violates, from validation or the API; null if the field is valid. */
export function errorOf<Body>({ row, parsed }: CheckedRow<Body>, field: string): string | null {
  return parsed.errors?.[field] ?? row.rejection?.fields[field] ?? null
}
