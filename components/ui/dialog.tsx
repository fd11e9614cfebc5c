import './last-focus'
import type { DialogProps } from './dialog-window'
import { createLazyModule } from './lazy-module'
import { useOverlayModule } from './use-overlay-module'
import { LoadingOverlay } from './loading-overlay'

const dialogWindow = createLazyModule(() => import('./dialog-window'))

/** Preloads the code of dialogs that may have to open offline. */
export const preloadDialog = dialogWindow.preload

/** Traps the focus while open and restores it afterwards. */
export function Dialog({ open = true, ...rest }: DialogProps) {
  const content = useOverlayModule(dialogWindow, open, rest.onClose)
  if (content !== null) return <content.DialogWindow open={open} {...rest} />
  return open && <LoadingOverlay onEscape={rest.onClose} />
}
