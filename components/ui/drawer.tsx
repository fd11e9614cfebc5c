'use client'

import './last-focus'
import type { DrawerProps } from './drawer-window'
import { onDemand } from './on-demand'
import { useOverlayPart } from './overlay-part'
import { OverlayWait } from './overlay-wait'

const drawerWindow = onDemand(() => import('./drawer-window'))

export function Drawer(props: DrawerProps) {
  const part = useOverlayPart(drawerWindow, props.open, props.onClose)
  if (part !== null) return <part.DrawerWindow {...props} />
  return props.open && <OverlayWait onEscape={props.onClose} />
}
