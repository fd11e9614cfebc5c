'use client'

import './last-focus'
import type { ReactNode } from 'react'
import { onDemand } from './on-demand'
import { useOverlayPart } from './overlay-part'
import { OverlayWait } from './overlay-wait'

export type DrawerProps = {
  open: boolean
  onClose: () => void
  /** Its accessible name. */
  label: string
  side?: 'left' | 'right'
  /** Pixels; small screens give it their width less a strip to press beside it. */
  width?: number
  children: ReactNode
}

const drawerWindow = onDemand(() => import('./drawer-window'))

/** A panel from the side over the page: the menu on small screens, filters, the list of system users. */
export function Drawer(props: DrawerProps) {
  const part = useOverlayPart(drawerWindow, props.open, props.onClose)
  if (part !== null) return <part.DrawerWindow {...props} />
  return props.open && <OverlayWait onEscape={props.onClose} />
}
