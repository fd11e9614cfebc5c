type Panel = 'users'

let shown: Panel | null = null
const listeners = new Set<() => void>()

function set(next: Panel | null) {
  shown = next
  for (const listener of listeners) listener()
}

/** Which panel an entry of the menu has opened. The menu names it; the noun, which the menu does not know, draws it. */
export const menuPanel = {
  open: (panel: Panel | undefined) => set(panel ?? null),
  close: () => set(null),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => shown,
  readOnServer: () => null,
}
