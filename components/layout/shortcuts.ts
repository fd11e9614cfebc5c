import { tryStorage } from '@/components/resource/browser-storage'
import { createStore } from '@/components/ui/create-store'
import { menuEntries } from './menu-entries'

/** Menu entries that open with `g` and a key; the shortcuts dialog on `?` lists them. */
export const goToShortcuts = menuEntries.flatMap(({ shortcut, ...entry }) =>
  shortcut === undefined ? [] : [{ ...entry, shortcut }],
)

export function hrefForKey(key: string): string | null {
  const entry = goToShortcuts.find(({ shortcut }) => shortcut === key)
  return entry === undefined || entry.underConstruction ? null : entry.href
}

/** Keys that act alone, unlike `g`, which begins a sequence. The shortcuts dialog lists them. */
export type SingleKey = '/' | 'n' | 'j' | 'k' | '?'

const storageKey = 'shortcuts'
/** Incremented on each change of the setting, to notify subscribers. */
const revision = createStore(0)

/**
 * Setting for single-key shortcuts. People who use speech input or press keys accidentally can turn them off (WCAG
 * 2.1.4); Ctrl/Cmd+K and Ctrl/Cmd+S always work.
 */
export const singleKeyShortcuts = {
  areEnabled: () => tryStorage(() => localStorage.getItem(storageKey)) !== 'off',
  set(isEnabled: boolean) {
    tryStorage(() =>
      isEnabled ? localStorage.removeItem(storageKey) : localStorage.setItem(storageKey, 'off'),
    )
    revision.set(revision.read() + 1)
  },
  subscribe: revision.subscribe,
}
