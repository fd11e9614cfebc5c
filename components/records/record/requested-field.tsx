'use client'

import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import type { MissingText } from './missing-texts'

/** A missing text, or null for the form's first field. */
type Path = `i18n.${MissingText['text']}.${MissingText['language']}` | null

type RequestedFieldContext = {
  /** The field that a locked tab points to; a new object on every click. */
  field: { path: Path } | null
  focusField: (path: Path) => void
}

const Context = createContext<RequestedFieldContext>({ field: null, focusField: () => undefined })

/** Passes "focus this field" from the tabs to the form, which may not be mounted yet. */
export function RequestedFieldProvider({ children }: { children: ReactNode }) {
  const [field, setField] = useState<RequestedFieldContext['field']>(null)
  const value = useMemo(() => ({ field, focusField: (path: Path) => setField({ path }) }), [field])
  return <Context.Provider value={value}>{children}</Context.Provider>
}

export function useRequestedField(): RequestedFieldContext {
  return useContext(Context)
}

export function useRequestedFocus(focus: (path: Path) => void) {
  const { field } = useRequestedField()
  const focusRequested = useEffectEvent(focus)
  useEffect(() => {
    if (field !== null) focusRequested(field.path)
  }, [field])
}
