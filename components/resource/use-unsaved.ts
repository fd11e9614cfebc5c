'use client'

import { useEffect } from 'react'
import { markUnsaved } from './unsaved-work'

/** Confirms leaving the page while `unsaved`. For input outside a ResourceForm, which does this itself. */
export function useUnsaved(unsaved: boolean) {
  useEffect(() => (unsaved ? markUnsaved() : undefined), [unsaved])
}
