'use client'

import { useState, useSyncExternalStore } from 'react'

type Items<Row> = ReadonlyMap<number, Row>

/**
 * The selected records of a list. A stable object with its own subscriptions, so that selecting a record only
 * renders its card and the bar. Components read it with `useSelected` or `useIsSelected`.
 */
export type Selection<Row extends { id: number }> = {
  subscribe: (listener: () => void) => () => void
  items: () => Items<Row>
  /** Toggles a record; all of `range` between it and the previously toggled one get the same state. */
  toggle: (row: Row, range?: readonly Row[]) => void
  setSelected: (rows: readonly Row[], selected: boolean) => void
  set: (rows: readonly Row[]) => void
  clear: () => void
}

function createSelection<Row extends { id: number }>(): Selection<Row> {
  let items: Items<Row> = new Map()
  let anchor: number | null = null
  const listeners = new Set<() => void>()

  function setItems(rows: readonly Row[]) {
    items = new Map(rows.map((row) => [row.id, row]))
    for (const listener of listeners) listener()
  }
  function choose(rows: readonly Row[], selected: boolean) {
    if (selected) return setItems([...items.values(), ...rows])
    const removedIds = new Set(rows.map(({ id }) => id))
    setItems([...items.values()].filter(({ id }) => !removedIds.has(id)))
  }

  function toggle(row: Row, range: readonly Row[] = []) {
    const from = range.findIndex(({ id }) => id === anchor)
    const to = range.findIndex(({ id }) => id === row.id)
    const isRange = from >= 0 && to >= 0
    anchor = row.id
    choose(isRange ? range.slice(Math.min(from, to), Math.max(from, to) + 1) : [row], !items.has(row.id))
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    items: () => items,
    toggle,
    setSelected: choose,
    set: setItems,
    clear: () => setItems([]),
  }
}

/** A selection across the pages and views of a list. Cleared when `scope` changes, for example with other filters. */
export function useSelection<Row extends { id: number }>(scope: string): Selection<Row> {
  const [stored, setStored] = useState(() => ({ scope, selection: createSelection<Row>() }))
  if (stored.scope === scope) return stored.selection
  const next = { scope, selection: createSelection<Row>() }
  setStored(next)
  return next.selection
}

export function useSelected<Row extends { id: number }>({ subscribe, items }: Selection<Row>): Items<Row> {
  return useSyncExternalStore(subscribe, items, items)
}

export function useIsSelected<Row extends { id: number }>(
  { subscribe, items }: Selection<Row>,
  id: number,
): boolean {
  const isSelected = () => items().has(id)
  return useSyncExternalStore(subscribe, isSelected, isSelected)
}
