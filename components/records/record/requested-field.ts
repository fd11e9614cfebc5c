import { usePathname } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { createStore, useStore } from '@/components/ui/create-store'
import type { MissingText } from './missing-texts'

/** A missing text, or null for the field that the form focuses by default. */
type Path = `i18n.${MissingText['text']}.${MissingText['language']}` | null

/**
 * The field to focus on the page `pathname`; null once that page has focused the field. Set when the user clicks a tab
 * that is locked until the record is saved or its texts are complete.
 */
const requestedField = createStore<{ path: Path; pathname: string } | null>(null)

export const requestFocus = (path: Path, pathname: string) => requestedField.set({ path, pathname })

export function useRequestedFocus(focus: (path: Path) => void) {
  const field = useStore(requestedField)
  const pathname = usePathname()
  const focusRequested = useEffectEvent(focus)
  useEffect(() => {
    if (field?.pathname !== pathname) return
    requestedField.set(null)
    focusRequested(field.path)
  }, [field, pathname])
}
