import './last-focus'
import type { DialogProps } from './dialog-window'
import { createLazyPart } from './lazy-part'
import { useOverlayPart } from './overlay-part'
import { LoadingOverlay } from './loading-overlay'

const dialogWindow = createLazyPart(() => import('./dialog-window'))

/** Preloads the code of dialogs that may have to open offline. */
export const preloadDialog = dialogWindow.preload

/** Traps the focus while open and restores it afterwards. */
export function Dialog(props: DialogProps) {
  const part = useOverlayPart(dialogWindow, props.open, props.onClose)
  if (part !== null) return <part.DialogWindow {...props} />
  return props.open && <LoadingOverlay onEscape={props.onClose} />
}
