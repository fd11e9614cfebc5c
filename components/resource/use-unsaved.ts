'use client'

import { useEffect } from 'react'
import { markUnsaved } from './unsaved-work'

/** While `unsaved`, leaving the page asks first. For what is typed outside a ResourceForm, which does it by itself. */
export function useUnsaved(unsaved: boolean) {
  useEffect(() => (unsaved ? markUnsaved() : undefined), [unsaved])
}
