import { useState, useSyncExternalStore } from 'react'
import { limits } from '#contract/limits.ts'
import { notify } from '@/components/resource/notifier'
import { createStore, useStore } from '@/components/ui/create-store'

type Selected<Row> = {
  items: ReadonlyMap<number, Row>
  /** Ids of the deselected records if all records are selected, else null. */
  deselectedIds: ReadonlySet<number> | null
}

/**
 * The selected records of a list. A stable object with its own store, so that selecting a record rerenders only its
 * card and the bar. Components read it with `useSelected` or `useIsSelected`.
 */
export type Selection<Row extends { id: number }> = ReturnType<typeof createSelection<Row>>

function createSelection<Row extends { id: number }>() {
  const store = createStore<Selected<Row>>({ items: new Map(), deselectedIds: null })
  let lastToggledId: number | null = null

  function setItems(rows: Iterable<Row>, deselectedIds: Selected<Row>['deselectedIds'] = null) {
    store.set({ items: new Map([...rows].map((row) => [row.id, row])), deselectedIds })
  }

  function setSelected(rows: readonly Row[], selected: boolean) {
    const { items, deselectedIds } = store.read()
    const ids = new Set(rows.map(({ id }) => id))
    if (deselectedIds !== null) {
      const otherIds = [...deselectedIds].filter((id) => !ids.has(id))
      const newIds = new Set(selected ? otherIds : [...otherIds, ...ids])
      if (newIds.size <= limits.bulkMax) return setItems(items.values(), newIds)
      notify({ message: 'resource.deselectLimit', params: { max: limits.bulkMax }, tone: 'danger' })
      return
    }
    if (selected) return setItems([...items.values(), ...rows])
    setItems([...items.values()].filter(({ id }) => !ids.has(id)))
  }

  /** Toggles a record. The records of `range` between this one and the previously toggled one get the same state. */
  function toggle(row: Row, range: readonly Row[] = []) {
    const { items, deselectedIds } = store.read()
    const fromIndex = range.findIndex(({ id }) => id === lastToggledId)
    const toIndex = range.findIndex(({ id }) => id === row.id)
    const isRange = fromIndex >= 0 && toIndex >= 0
    lastToggledId = row.id
    setSelected(
      isRange ? range.slice(Math.min(fromIndex, toIndex), Math.max(fromIndex, toIndex) + 1) : [row],
      deselectedIds === null ? !items.has(row.id) : deselectedIds.has(row.id),
    )
  }

  return {
    store,
    toggle,
    setSelected,
    set: (rows: readonly Row[]) => setItems(rows),
    /** Selects all records, including those not loaded; up to `limits.bulkMax` of them can be deselected. */
    setAll: () => setItems(store.read().items.values(), new Set()),
    clear: () => setItems([]),
  }
}

/** Returns true if the record with `id` is selected: listed in `items` or, if all are selected, not in `deselectedIds`. */
export const isInSelection = <Row>({ items, deselectedIds }: Selected<Row>, id: number): boolean =>
  deselectedIds === null ? items.has(id) : !deselectedIds.has(id)

/** A selection across the pages and views of a list. Cleared when `scope` changes, for example with other filters. */
export function useSelection<Row extends { id: number }>(scope: string): Selection<Row> {
  const [current, setCurrent] = useState(() => ({ scope, selection: createSelection<Row>() }))
  if (current.scope === scope) return current.selection
  const newState = { scope, selection: createSelection<Row>() }
  setCurrent(newState)
  return newState.selection
}

export const useSelected = <Row extends { id: number }>({ store }: Selection<Row>) => useStore(store)

export function useIsSelected<Row extends { id: number }>({ store }: Selection<Row>, id: number): boolean {
  const isSelected = () => isInSelection(store.read(), id)
  return useSyncExternalStore(store.subscribe, isSelected, isSelected)
}
