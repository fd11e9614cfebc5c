import { createStore } from '@/components/ui/create-store'

type Panel = 'users' | 'search' | 'shortcuts' | 'signing-out'

const openPanel = createStore<Panel | null>(null)

/** The panel that is open over the page. The layout opens it by name; the resource's own component renders it. */
export const menuPanel = {
  ...openPanel,
  open: (panel: Panel | undefined) => openPanel.set(panel ?? null),
  close: () => openPanel.set(null),
}
