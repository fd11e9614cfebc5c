import type { Mapping } from './guess-columns'
import type { Cells, Check, Checked } from './import-plan'
import { cellsOf, type Opened, type Row } from './import-state'

/** `known`: exists at the agency. `repeated`: appears earlier in the file. */
type Double = 'known' | 'repeated' | null

export type Examined<Body> = {
  row: Row
  cells: Cells
  checked: Checked<Body>
  double: Double
  due: boolean
  state: 'done' | 'wrong' | 'refused' | 'double' | 'ready'
}

export function createExaminer<Body>(check: Check<Body>, sameAs: (cells: Cells) => string) {
  type Stored = { mapping: Mapping; result: Examined<Body>; same: string }
  const stored = new WeakMap<Row, Stored>()

  function existingOf(row: Row, mapping: Mapping): Stored {
    const before = stored.get(row)
    if (before?.mapping === mapping) return before
    const cells = cellsOf(row, mapping)
    const fresh = { mapping, same: sameAs(cells), result: withResult(row, cells, check(cells), null) }
    stored.set(row, fresh)
    return fresh
  }

  return ({ rows, mapping, existing }: Opened): Examined<Body>[] => {
    const seen = new Set<string>()
    return rows.map((row) => {
      const found = existingOf(row, mapping)
      const { same, result } = found
      const double = same === '' || row.done ? null : doubleOf(same, existing, seen)
      if (same !== '') seen.add(same)
      if (result.double !== double) found.result = withResult(row, result.cells, result.checked, double)
      return found.result
    })
  }
}

function doubleOf(same: string, existing: Opened['existing'], seen: ReadonlySet<string>): Double {
  if (existing?.has(same) === true) return 'known'
  return seen.has(same) ? 'repeated' : null
}

function withResult<Body>(row: Row, cells: Cells, checked: Checked<Body>, double: Double): Examined<Body> {
  const isChosen = row.choice ?? double === null
  const right = checked.errors === undefined
  return {
    row,
    cells,
    checked,
    double,
    due: !row.done && right && isChosen,
    state: row.done
      ? 'done'
      : !right
        ? 'wrong'
        : row.refused !== null
          ? 'refused'
          : double !== null
            ? 'double'
            : 'ready',
  }
}

/** The rule that a row's field breaks, from validation or the API; null if it is valid. */
export function errorOf<Body>({ row, checked }: Examined<Body>, field: string): string | null {
  return checked.errors?.[field] ?? row.refused?.fields[field] ?? null
}
