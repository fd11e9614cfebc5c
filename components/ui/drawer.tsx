import './last-focus'
import type { DrawerProps } from './drawer-window'
import { createLazyPart } from './lazy-part'
import { useOverlayPart } from './overlay-part'
import { LoadingOverlay } from './loading-overlay'

const drawerWindow = createLazyPart(() => import('./drawer-window'))

export function Drawer(props: DrawerProps) {
  const part = useOverlayPart(drawerWindow, props.open, props.onClose)
  if (part !== null) return <part.DrawerWindow {...props} />
  return props.open && <LoadingOverlay onEscape={props.onClose} />
}
