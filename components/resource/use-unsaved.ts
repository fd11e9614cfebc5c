'use client'

import { useEffect } from 'react'
import { markUnsaved } from './unsaved-work'

/** Confirms leaving the page while `unsaved`; `lost` means that no draft is stored. */
export function useUnsaved(unsaved: boolean, lost = false) {
  useEffect(() => (unsaved ? markUnsaved({ lost }) : undefined), [unsaved, lost])
}
