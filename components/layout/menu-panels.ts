type Panel = 'users' | 'search' | 'shortcuts' | 'leaving'

let openPanel: Panel | null = null
const listeners = new Set<() => void>()

function setOpenPanel(next: Panel | null) {
  openPanel = next
  for (const listener of listeners) listener()
}

/** The panel that is open over the page. The layout opens it by name; the resource's own component renders it. */
export const menuPanel = {
  open: (panel: Panel | undefined) => setOpenPanel(panel ?? null),
  close: () => setOpenPanel(null),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => openPanel,
  readOnServer: () => null,
}
