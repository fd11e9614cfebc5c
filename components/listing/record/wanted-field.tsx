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

/** A text that is missing, or null for the form's first field. */
type Path = `i18n.${MissingText['text']}.${MissingText['language']}` | null

type Wanted = {
  /** The field that a locked tab leads to; a new object for every press. */
  field: { path: Path } | null
  lead: (path: Path) => void
}

const Context = createContext<Wanted>({ field: null, lead: () => undefined })

/** Carries "go to this field" from the tabs of a record to its form, which may not be there yet. */
export function WantedField({ children }: { children: ReactNode }) {
  const [field, setField] = useState<Wanted['field']>(null)
  const value = useMemo(() => ({ field, lead: (path: Path) => setField({ path }) }), [field])
  return <Context.Provider value={value}>{children}</Context.Provider>
}

export function useWantedField(): Wanted {
  return useContext(Context)
}

/** Takes the focus to the field that was asked for, as soon as the form is there. */
export function useWantedFocus(focus: (path: Path) => void) {
  const { field } = useWantedField()
  const go = useEffectEvent(focus)
  useEffect(() => {
    if (field !== null) go(field.path)
  }, [field])
}
