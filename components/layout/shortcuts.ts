import { menuEntries } from './menu-entries'

/** Menu entries that open with `g` and a key; the shortcuts dialog on `?` lists them. */
export const places = menuEntries.flatMap(({ shortcut, ...entry }) =>
  shortcut === undefined ? [] : [{ ...entry, shortcut }],
)

export function placeOf(key: string): string | null {
  const entry = places.find(({ shortcut }) => shortcut === key)
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
