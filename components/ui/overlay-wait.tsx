'use client'

import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { Spinner } from './spinner'

/** Stands over the page while a dialog is still on its way on a slow line; Escape calls it off. */
export function OverlayWait({ onEscape }: { onEscape?: () => void }) {
  const escape = useEffectEvent(() => onEscape?.())

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && escape()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return createPortal(
    <div className="animate-late fixed inset-0 z-40 flex items-center justify-center bg-scrim text-on-danger">
      <Spinner className="size-8" />
    </div>,
    document.body,
  )
}
