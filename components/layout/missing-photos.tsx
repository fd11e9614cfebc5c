'use client'

import { useEffect } from 'react'

/** Marks photos whose file can't be loaded; globals.css shows a placeholder instead. */
export function MissingPhotos() {
  useEffect(() => {
    const mark = (image: EventTarget | null, missing: boolean) => {
      if (image instanceof HTMLImageElement) image.toggleAttribute('data-missing', missing)
    }
    const handle = ({ target, type }: Event) => mark(target, type === 'error')
    for (const image of document.images) if (image.complete && image.naturalWidth === 0) mark(image, true)
    document.addEventListener('error', handle, true)
    document.addEventListener('load', handle, true)
    return () => {
      document.removeEventListener('error', handle, true)
      document.removeEventListener('load', handle, true)
    }
  }, [])
  return null
}
