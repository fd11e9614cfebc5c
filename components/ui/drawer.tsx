'use client'

import './last-focus'
import type { ReactNode } from 'react'
import { onDemand } from './on-demand'
import { useOverlayPart } from './overlay-part'
import { OverlayWait } from './overlay-wait'

export type DrawerProps = {
  open: boolean
  onClose: () => void
  label: string
  side?: 'left' | 'right'
  /** Pixels; on small screens it leaves a strip to click outside. */
  width?: number
  children: ReactNode
}

const drawerWindow = onDemand(() => import('./drawer-window'))

export function Drawer(props: DrawerProps) {
  const part = useOverlayPart(drawerWindow, props.open, props.onClose)
  if (part !== null) return <part.DrawerWindow {...props} />
  return props.open && <OverlayWait onEscape={props.onClose} />
}
