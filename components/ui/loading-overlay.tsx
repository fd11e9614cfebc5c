import { createPortal } from 'react-dom'
import { Spinner } from './spinner'
import { useWindowEvent } from './use-window-event'

/** Covers the page while a dialog is loading on a slow connection; Escape cancels. */
export function LoadingOverlay({ onEscape }: { onEscape?: () => void }) {
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && onEscape?.())
  return createPortal(
    <div className="animate-late fixed inset-0 z-40 flex items-center justify-center bg-scrim text-on-danger">
      <Spinner className="size-8" />
    </div>,
    document.body,
  )
}
