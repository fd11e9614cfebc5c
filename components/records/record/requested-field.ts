import { useEffect, useEffectEvent } from 'react'
import { createStore, useStore } from '@/components/ui/create-store'
import type { MissingText } from './missing-texts'

/** A missing text, or null for the form's first field. */
type Path = `i18n.${MissingText['text']}.${MissingText['language']}` | null

/** The field that a locked tab points to, until the form, which may not be mounted yet, focuses it. */
const requestedField = createStore<{ path: Path } | null>(null)

export const requestFocus = (path: Path) => requestedField.set({ path })

export function useRequestedFocus(focus: (path: Path) => void) {
  const field = useStore(requestedField)
  const focusRequested = useEffectEvent(focus)
  useEffect(() => {
    if (field === null) return
    requestedField.set(null)
    focusRequested(field.path)
  }, [field])
}
