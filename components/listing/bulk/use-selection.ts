'use client'

import { useState, useSyncExternalStore } from 'react'

type Items<Row> = ReadonlyMap<number, Row>

/**
 * The chosen records of a list. It stays the same object while what is in it changes, so that a tick renders the one card
 * and the bar, and not the whole list; who shows what is chosen takes `useChosen` or `useIsChosen`.
 */
export type Selection<Row extends { id: number }> = {
  subscribe: (listener: () => void) => () => void
  items: () => Items<Row>
  toggle: (row: Row) => void
  /** Chooses these too, or chooses them no more. */
  choose: (rows: readonly Row[], on: boolean) => void
  set: (rows: readonly Row[]) => void
  clear: () => void
}

function createSelection<Row extends { id: number }>(): Selection<Row> {
  let items: Items<Row> = new Map()
  const listeners = new Set<() => void>()

  function set(rows: readonly Row[]) {
    items = new Map(rows.map((row) => [row.id, row]))
    for (const listener of listeners) listener()
  }
  function choose(rows: readonly Row[], on: boolean) {
    if (on) return set([...items.values(), ...rows])
    const gone = new Set(rows.map(({ id }) => id))
    set([...items.values()].filter(({ id }) => !gone.has(id)))
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    items: () => items,
    toggle: (row) => choose([row], !items.has(row.id)),
    choose,
    set,
    clear: () => set([]),
  }
}

/** A selection over the pages and views of a list. Another `scope`, other filters say, starts with none. */
export function useSelection<Row extends { id: number }>(scope: string): Selection<Row> {
  const [kept, setKept] = useState(() => ({ scope, selection: createSelection<Row>() }))
  if (kept.scope === scope) return kept.selection
  const next = { scope, selection: createSelection<Row>() }
  setKept(next)
  return next.selection
}

export function useChosen<Row extends { id: number }>({ subscribe, items }: Selection<Row>): Items<Row> {
  return useSyncExternalStore(subscribe, items, items)
}

export function useIsChosen<Row extends { id: number }>(
  { subscribe, items }: Selection<Row>,
  id: number,
): boolean {
  const isChosen = () => items().has(id)
  return useSyncExternalStore(subscribe, isChosen, isChosen)
}
