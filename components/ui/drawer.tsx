import './last-focus'
import type { DrawerProps } from './drawer-window'
import { createLazyModule } from './lazy-module'
import { useOverlayModule } from './use-overlay-module'
import { LoadingOverlay } from './loading-overlay'

const drawerWindow = createLazyModule(() => import('./drawer-window'))

export function Drawer(props: DrawerProps) {
  const content = useOverlayModule(drawerWindow, props.open, props.onClose)
  if (content !== null) return <content.DrawerWindow {...props} />
  return props.open && <LoadingOverlay onEscape={props.onClose} />
}
