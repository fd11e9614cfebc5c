'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import type { AgencyError } from '#contract/errors.ts'
import type { CallName } from '#contract/index.ts'
import { versionOf } from '@/lib/agency/version'
import { type Changes, changesOf, type Comparison, compareValues, partsOf } from './compare-values'
import { type CallForm, type CallFormOptions, useCallForm, type ValuesOf } from './use-call-form'

/** The changes of a form beside those of somebody else, and the record that they are to be merged into. */
type Conflict<V> = Comparison & {
  theirs: V
  version: string | null
  /** Hears whether it was settled. */
  onOver?: (settled: boolean) => void
}

export type RecordForm<C extends CallName> = CallForm<C> & {
  /** To be chosen from, or null. */
  conflict: Comparison | null
  /** Takes over what they changed and, of what both changed, what these paths name; `save` sends the rest at once. */
  settle: (theirPaths: ReadonlySet<string>, save: boolean) => void
  /** Leaves the form as it is. */
  postpone: () => void
  /** Puts changes kept from before into the form; asks where the record has changed under them. False when put off. */
  restore: (changes: Changes) => Promise<boolean>
  /** The version that the form shows, for a write beside it. */
  version: () => string | null
  /** Shows what such a write has left stored; what is typed afterwards is typed upon that. */
  replace: (values: ValuesOf<C>, version: string | null) => void
}

type Options<C extends CallName, R> = Omit<CallFormOptions<C>, 'defaultValues' | 'ifMatch' | 'onRefused'> & {
  /** The record as `useCall` has it; undefined until it is there. */
  answer: R | undefined
  /** Asks for the record as it is stored now. */
  read: () => Promise<R>
  valuesOf: (answer: R) => ValuesOf<C>
  /** What the form shows before the record is there. */
  empty: ValuesOf<C>
  /** Paths of fields that are chosen as one; see `compareValues`. */
  together?: readonly string[]
}

/**
 * A form of a record that others may edit at the same time. It sends the version that it was filled from; when that is no
 * longer the one stored, it reads the record anew and merges field by field. An API without versions is saved to as ever.
 */
export function useRecordForm<C extends CallName, R>(
  name: C,
  { answer, read, valuesOf, empty, together, onSaved, ...options }: Options<C, R>,
): RecordForm<C> {
  const shown = answer === undefined ? empty : valuesOf(answer)
  // What the form was filled from, and the version of that.
  const base = useRef(shown)
  const version = useRef<string | null>(versionOf(answer))
  const confirming = useRef<string | null | undefined>(undefined)
  const [conflict, setConflict] = useState<Conflict<ValuesOf<C>> | null>(null)
  const form = useCallForm(name, {
    ...options,
    defaultValues: shown,
    ifMatch: () => version.current,
    onSaved: (saved, values) => {
      fillFrom(values, versionOf(saved))
      return onSaved(saved, values)
    },
    onRefused,
  })
  const { getValues, reset, setValue } = form
  const { isDirty } = form.formState

  function fillFrom(values: ValuesOf<C>, itsVersion: string | null) {
    base.current = values
    version.current = itsVersion
  }

  // What the API stores may differ from what was typed (trimmed, capitals), and a colleague may have saved meanwhile.
  // Only a new record is news; the form becoming clean is not.
  const takeIn = useEffectEvent((given: typeof answer) => {
    if (given === undefined) return
    const stored = valuesOf(given)
    if (!isDirty) reset(stored)
    // What is typed was typed upon the record that the form shows, not upon one that came since.
    const same = isSame(base.current, stored)
    // What the page itself wrote into the kept answer came without a version.
    if (!isDirty || same) fillFrom(stored, versionOf(given) ?? (same ? version.current : null))
  })
  useEffect(() => takeIn(answer), [answer])

  async function onRefused(error: AgencyError): Promise<boolean | 'again'> {
    if (error.status !== 412 && error.code !== 'CHANGED_BY_SOMEONE_ELSE') return false
    const stored = await read()
    const theirs = valuesOf(stored)
    const now = versionOf(stored)
    const from = base.current
    if (now !== null && now === version.current) {
      // Nothing has changed: an API that refuses the very version it gave is saved to as one without versions.
      version.current = null
      return 'again'
    }
    const compared = compareValues(changesOf(from, getValues()), from, theirs, together)
    const isOwn = compared.disputed.length + compared.kept.length + compared.taken.length === 0
    // Once per version: an API that refuses whatever it is sent must not be asked for ever.
    if (isOwn && confirming.current !== now) {
      confirming.current = now
      // Stored already: this form's own save, whose response was lost. Sent again, it is confirmed like any other.
      fillFrom(theirs, now)
      return 'again'
    }
    setConflict({ ...compared, theirs, version: now })
    return true
  }

  function put(differences: readonly { path: string; mine: unknown }[]) {
    for (const [path, mine] of differences.flatMap(({ path, mine }) => partsOf(path, mine))) {
      // A path of the form's own values, with a value that stood there.
      const [field, value] = [path, mine] as [Path<ValuesOf<C>>, PathValue<ValuesOf<C>, Path<ValuesOf<C>>>]
      setValue(field, value, { shouldDirty: true })
    }
  }

  function settle(theirPaths: ReadonlySet<string>, save: boolean) {
    if (conflict === null) return
    const mine = [...conflict.kept, ...conflict.disputed.filter(({ path }) => !theirPaths.has(path))]
    reset(conflict.theirs)
    put(mine)
    fillFrom(conflict.theirs, conflict.version)
    setConflict(null)
    conflict.onOver?.(true)
    const element = document.getElementById(form.id)
    if (save && mine.length > 0 && element instanceof HTMLFormElement) element.requestSubmit()
  }

  function postpone() {
    conflict?.onOver?.(false)
    setConflict(null)
  }

  async function restore(changes: Changes): Promise<boolean> {
    const now = base.current
    const compared = compareValues({ ...changes, ...changesOf(now, getValues()) }, now, now, together)
    if (compared.disputed.length > 0)
      return new Promise((onOver) =>
        setConflict({ ...compared, theirs: now, version: version.current, onOver }),
      )
    put(compared.kept)
    return true
  }

  function replace(values: ValuesOf<C>, itsVersion: string | null) {
    reset(values)
    fillFrom(values, itsVersion)
  }

  return { ...form, conflict, settle, postpone, restore, version: () => version.current, replace }
}

function isSame(one: FieldValues, other: FieldValues): boolean {
  return Object.keys(changesOf(one, other)).length === 0
}
