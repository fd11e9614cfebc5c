'use client'

import { useState } from 'react'
import type { PropertyCard as Property } from '#contract/property.ts'

/** The chosen records of a list, over its pages and views. Another `scope`, other filters say, starts with none. */
export function useSelection(scope: string) {
  const [kept, setKept] = useState<{ scope: string; items: ReadonlyMap<number, Property> }>({
    scope,
    items: new Map(),
  })
  const items = kept.scope === scope ? kept.items : new Map<number, Property>()

  function set(properties: readonly Property[]) {
    setKept({ scope, items: new Map(properties.map((property) => [property.id, property])) })
  }
  const without = (properties: readonly Property[]) => {
    const gone = new Set(properties.map(({ id }) => id))
    return [...items.values()].filter(({ id }) => !gone.has(id))
  }

  return {
    items,
    has: (id: number) => items.has(id),
    toggle: (property: Property) =>
      set(items.has(property.id) ? without([property]) : [...items.values(), property]),
    /** Chooses these too, or chooses them no more. */
    choose: (properties: readonly Property[], on: boolean) =>
      set(on ? [...items.values(), ...properties] : without(properties)),
    set,
    clear: () => set([]),
  }
}

export type Selection = ReturnType<typeof useSelection>
