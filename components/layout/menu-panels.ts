export type Panel = 'users' | 'search' | 'shortcuts' | 'leaving'

let shown: Panel | null = null
const listeners = new Set<() => void>()

function set(next: Panel | null) {
  shown = next
  for (const listener of listeners) listener()
}

/** Which panel lies over the page. The chrome opens it by name; the noun, which the chrome does not know, draws it. */
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
