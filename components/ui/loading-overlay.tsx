import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { Spinner } from './spinner'

/** Covers the page while a dialog is loading on a slow connection; Escape cancels. */
export function LoadingOverlay({ onEscape }: { onEscape?: () => void }) {
  const handleEscape = useEffectEvent(() => onEscape?.())

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && handleEscape()
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])

  return createPortal(
    <div className="animate-late fixed inset-0 z-40 flex items-center justify-center bg-scrim text-on-danger">
      <Spinner className="size-8" />
    </div>,
    document.body,
  )
}
