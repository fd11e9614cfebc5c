'use client'

import { useState } from 'react'
/** The chosen records of a list, over its pages and views. Another `scope`, other filters say, starts with none. */
export function useSelection<Row extends { id: number }>(scope: string) {
  const [kept, setKept] = useState<{ scope: string; items: ReadonlyMap<number, Row> }>({
    scope,
    items: new Map(),
  })
  const items = kept.scope === scope ? kept.items : new Map<number, Row>()

  function set(rows: readonly Row[]) {
    setKept({ scope, items: new Map(rows.map((row) => [row.id, row])) })
  }
  const without = (rows: readonly Row[]) => {
    const gone = new Set(rows.map(({ id }) => id))
    return [...items.values()].filter(({ id }) => !gone.has(id))
  }

  return {
    items,
    has: (id: number) => items.has(id),
    toggle: (row: Row) => set(items.has(row.id) ? without([row]) : [...items.values(), row]),
    /** Chooses these too, or chooses them no more. */
    choose: (rows: readonly Row[], on: boolean) => set(on ? [...items.values(), ...rows] : without(rows)),
    set,
    clear: () => set([]),
  }
}

export type Selection<Row extends { id: number }> = ReturnType<typeof useSelection<Row>>
