'use client'

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { UseFormSetFocus } from 'react-hook-form'
import type { PropertyFormValues } from './property-form-values'

type FormPath = Parameters<UseFormSetFocus<PropertyFormValues>>[0]

type Wanted = {
  /** The path of the field that a locked tab leads to; a new object for every press. */
  field: { path: FormPath } | null
  lead: (path: FormPath) => void
}

const Context = createContext<Wanted>({ field: null, lead: () => undefined })

/** Carries "go to this field" from the tabs of a record to its form, which may not be there yet. */
export function WantedField({ children }: { children: ReactNode }) {
  const [field, setField] = useState<Wanted['field']>(null)
  const value = useMemo(() => ({ field, lead: (path: FormPath) => setField({ path }) }), [field])
  return <Context.Provider value={value}>{children}</Context.Provider>
}

export function useWantedField(): Wanted {
  return useContext(Context)
}

/** Takes the focus to the field that was asked for, as soon as the form is there. */
export function useWantedFocus(setFocus: UseFormSetFocus<PropertyFormValues>) {
  const { field } = useWantedField()
  useEffect(() => {
    if (field !== null) setFocus(field.path)
  }, [field, setFocus])
}
