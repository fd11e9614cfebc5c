import { menuEntries } from './menu-entries'

/** Keys after `g` and their menu entries; the shortcuts dialog on `?` uses the menu's labels. */
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
  m: 'account',
} as const

/** URL for `g` and this key, or null. */
export function placeOf(key: string): string | null {
  const name = new Map<string, string>(Object.entries(places)).get(key)
  const entry = menuEntries.find((each) => each.name === name)
  return entry === undefined || entry.underConstruction ? null : entry.href
}

const storageKey = 'shortcuts'
const listeners = new Set<() => void>()

/**
 * Setting for single-key shortcuts. Users of speech input, or who press keys accidentally, can turn them off (WCAG
 * 2.1.4); Ctrl/Cmd+K and Ctrl/Cmd+S always work.
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
