'use client'

import './last-focus'
import type { ReactNode } from 'react'
import { onDemand } from './on-demand'
import { useOverlayPart } from './overlay-part'
import { OverlayWait } from './overlay-wait'

export type DialogProps = {
  open: boolean
  /** Called on Escape, outside click and Close; omit it to make the dialog modal until done. */
  onClose?: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the primary one last; mark the initially focused one with `autoFocus`. */
  actions?: ReactNode
  /** Pixels, limited by the window's width. */
  width?: number
  /** Label of the Close button at the top right; none if omitted. */
  closeLabel?: string
  role?: 'dialog' | 'alertdialog'
}

const dialogWindow = onDemand(() => import('./dialog-window'))

/** Preloads the code of dialogs that may have to open offline. */
export const preloadDialog = dialogWindow.preload

/** Traps the focus while open and restores it afterwards. */
export function Dialog(props: DialogProps) {
  const part = useOverlayPart(dialogWindow, props.open, props.onClose)
  if (part !== null) return <part.DialogWindow {...props} />
  return props.open && <OverlayWait onEscape={props.onClose} />
}
