import { menu } from './menu-entries'

/** What follows `g`, and the entry of the menu that it leads to; the sheet on `?` names them as the menu does. */
export const places = {
  h: 'home',
  p: 'propertyListings',
  d: 'condominiumListings',
  a: 'agents',
  t: 'districts',
  k: 'keyItems',
  s: 'services',
  f: 'frontpage',
  w: 'whoWeAre',
  i: 'inbox',
  m: 'settings',
} as const

/** The address that `g` and this key lead to; null when they lead nowhere. */
export function placeOf(key: string): string | null {
  const name = new Map<string, string>(Object.entries(places)).get(key)
  const entry = menu.flatMap(({ entries }) => entries).find((each) => each.name === name)
  return entry === undefined || entry.underConstruction ? null : entry.href
}

const storageKey = 'shortcuts'
const listeners = new Set<() => void>()

/**
 * Whether single keys do something. Who speaks to their computer, or brushes keys, can switch them off (WCAG 2.1.4);
 * Ctrl/Cmd+K and Ctrl/Cmd+S stay.
 */
export const singleKeys = {
  on(): boolean {
    try {
      return localStorage.getItem(storageKey) !== 'off'
    } catch {
      return true
    }
  },
  set(on: boolean) {
    try {
      if (on) localStorage.removeItem(storageKey)
      else localStorage.setItem(storageKey, 'off')
    } catch {
      // Storage is off: they stay as they are.
    }
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
