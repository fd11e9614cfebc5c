import { tryStorage } from '@/components/resource/browser-storage'
import { menuEntries } from './menu-entries'

/** Menu entries that open with `g` and a key; the shortcuts dialog on `?` lists them. */
export const goToShortcuts = menuEntries.flatMap(({ shortcut, ...entry }) =>
  shortcut === undefined ? [] : [{ ...entry, shortcut }],
)

export function hrefForKey(key: string): string | null {
  const entry = goToShortcuts.find(({ shortcut }) => shortcut === key)
  return entry === undefined || entry.underConstruction ? null : entry.href
}

const storageKey = 'shortcuts'
const listeners = new Set<() => void>()

/**
 * Setting for single-key shortcuts. Users of speech input, or who press keys accidentally, can turn them off (WCAG
 * 2.1.4); Ctrl/Cmd+K and Ctrl/Cmd+S always work.
 */
export const singleKeyShortcuts = {
  areEnabled: () => tryStorage(() => localStorage.getItem(storageKey)) !== 'off',
  set(on: boolean) {
    tryStorage(() => (on ? localStorage.removeItem(storageKey) : localStorage.setItem(storageKey, 'off')))
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
