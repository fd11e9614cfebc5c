type Panel = 'users' | 'search' | 'shortcuts' | 'leaving'

let visible: Panel | null = null
const listeners = new Set<() => void>()

function set(next: Panel | null) {
  visible = next
  for (const listener of listeners) listener()
}

/** The panel that is open over the page. The layout opens it by name; the resource's own component renders it. */
export const menuPanel = {
  open: (panel: Panel | undefined) => set(panel ?? null),
  close: () => set(null),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => visible,
  readOnServer: () => null,
}
