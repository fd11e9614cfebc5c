'use client'

import './last-focus'
import type { ReactNode } from 'react'
import { onDemand } from './on-demand'
import { useOverlayPart } from './overlay-part'
import { OverlayWait } from './overlay-wait'

export type DialogProps = {
  open: boolean
  /** Escape, a press outside and Close; leave it out for what must be waited for. */
  onClose?: () => void
  title: string
  /** A sentence under the title; read out when the dialog opens. */
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last; mark the one to start on with `autoFocus`. */
  actions?: ReactNode
  /** Pixels; the window's width less its margins is the most. */
  width?: number
  /** The name of the Close button at the top right; without it there is none. */
  closeLabel?: string
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
}

const dialogWindow = onDemand(() => import('./dialog-window'))

/** Fetches what opens a dialog, where one may have to open without the network. */
export const foreseeDialog = dialogWindow.foresee

/** Keeps the focus inside while it is open and gives it back to where it was. */
export function Dialog(props: DialogProps) {
  const part = useOverlayPart(dialogWindow, props.open, props.onClose)
  if (part !== null) return <part.DialogWindow {...props} />
  return props.open && <OverlayWait onEscape={props.onClose} />
}
