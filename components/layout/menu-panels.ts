import { createStore } from '@/components/ui/create-store'

type Panel = 'users' | 'search' | 'shortcuts' | 'signing-out'

const panelStore = createStore<Panel | null>(null)

/** The panel that is open over the page. Any component can open it by name; the one that owns it renders it. */
export const menuPanel = {
  ...panelStore,
  open: (panel: Panel | undefined) => panelStore.set(panel ?? null),
  close: () => panelStore.set(null),
}
