'use client'

import { useEffect } from 'react'
import { markUnsaved } from './unsaved-work'

/** Asks to confirm leaving the page while `unsaved`; `noDraft` means that no draft is stored. */
export function useUnsaved(unsaved: boolean, noDraft = false) {
  useEffect(() => (unsaved ? markUnsaved({ noDraft }) : undefined), [unsaved, noDraft])
}
