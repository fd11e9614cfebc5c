import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AgencyError } from '#contract/errors.ts'
import type { CallName } from '#contract/index.ts'
import { versionOf } from '@/lib/agency/version'
import {
  type Changes,
  changesOf,
  type Comparison,
  compareValues,
  hasSameValues,
  partsOf,
  setValues,
} from './compare-values'
import { type CallForm, type CallFormOptions, useCallForm, type ValuesOf } from './use-call-form'

/** The form's changes compared with another user's, and the record to merge them into. */
type Conflict<V> = Comparison & {
  theirs: V
  version: string | null
  onClose?: (isResolved: boolean) => void
}

export type RecordForm<C extends CallName> = CallForm<C> & {
  conflict: Comparison | null
  /** Applies the other user's changes, and their values for the conflicting `theirPaths`; `save` submits the result. */
  resolve: (theirPaths: ReadonlySet<string>, options: { save: boolean }) => void
  postpone: () => void
  /**
   * Applies a draft's changes; opens the merge dialog if the record has changed since. Resolves with false if
   * cancelled.
   */
  restore: (changes: Changes) => Promise<boolean>
  version: () => string | null
  /** Updates the form after a write by another call; later input is based on that version. */
  replace: (values: ValuesOf<C>, version: string | null) => void
}

type Options<C extends CallName, R, Loaded> = Omit<
  CallFormOptions<C>,
  'defaultValues' | 'ifMatch' | 'onRejected'
> & {
  response: Loaded
  read: () => Promise<R>
  toFormValues: (response: R | Loaded) => ValuesOf<C>
  /** Paths of fields that are merged as one; see `compareValues`. */
  mergeGroup?: readonly string[]
}

/**
 * Form of a record with optimistic concurrency. Submits the version it was loaded with; if that is outdated, fetches
 * the record and merges field by field. APIs without versions are saved to unconditionally.
 */
export function useRecordForm<C extends CallName, R, Loaded extends R | undefined>(
  name: C,
  { response, read, toFormValues, mergeGroup, onSaved, ...options }: Options<C, R, Loaded>,
): RecordForm<C> {
  const loadedValues = toFormValues(response)
  // Stored values and version that the input is based on.
  const base = useRef(loadedValues)
  const currentResponse = useRef(response)
  const version = useRef<string | null>(versionOf(response))
  const failedBody = useRef<ValuesOf<C> | null>(null)
  const retriedVersion = useRef<string | null | undefined>(undefined)
  const [conflict, setConflict] = useState<Conflict<ValuesOf<C>> | null>(null)
  const form = useCallForm(name, {
    focusFirstError: false,
    ...options,
    defaultValues: loadedValues,
    ifMatch: () => version.current,
    onSaved: (saved, values) => {
      failedBody.current = null
      setBase(values, versionOf(saved))
      return onSaved(saved, values)
    },
    onRejected: handleRejected,
  })
  const { getValues, reset, setValue } = form
  const { isDirty } = form.formState

  function setBase(values: ValuesOf<C>, newVersion: string | null) {
    base.current = values
    version.current = newVersion
  }

  // The API may store different values (trimmed, upper case), and a colleague may have saved meanwhile.
  // Only a new response triggers this; the form becoming clean doesn't.
  const handleResponse = useEffectEvent((newResponse: typeof response) => {
    // Not for the same response: resetting renders every field again.
    if (newResponse === undefined || newResponse === currentResponse.current) return
    currentResponse.current = newResponse
    const stored = toFormValues(newResponse)
    if (!isDirty) reset(stored)
    // Unsaved input is based on the record that the form shows, not on a later one.
    const isBaseUnchanged = hasSameValues(base.current, stored)
    // Optimistic updates of the cache have no version.
    if (!isDirty || isBaseUnchanged)
      setBase(stored, versionOf(newResponse) ?? (isBaseUnchanged ? version.current : null))
  })
  useEffect(() => handleResponse(response), [response])

  /** Resolves with true after opening the merge dialog, with false if the error must be shown, or with `resend`. */
  async function handleRejected(error: AgencyError, body: ValuesOf<C>): Promise<boolean | 'resend'> {
    if (error.status !== 412 && error.code !== 'CHANGED_BY_SOMEONE_ELSE') {
      failedBody.current = body
      return false
    }
    const stored = await read()
    const theirs = toFormValues(stored)
    const storedVersion = versionOf(stored)
    if (storedVersion !== null && storedVersion === version.current) {
      // Nothing has changed: an API that rejects the version it returned is treated as one without versions.
      version.current = null
      return 'resend'
    }
    if (failedBody.current !== null && hasSameValues(failedBody.current, theirs)) {
      // An earlier save succeeded although it seemed to fail; the later input is based on it.
      failedBody.current = null
      setBase(theirs, storedVersion)
      return 'resend'
    }
    const comparison = compareValues(changesOf(base.current, getValues()), base.current, theirs, mergeGroup)
    // No differences: this form's own save was stored, but its response was lost. Sending it again confirms it.
    const isOwnSave =
      comparison.conflicts.length + comparison.onlyOurs.length + comparison.onlyTheirs.length === 0
    // Only once per version, to avoid endless retries.
    if (isOwnSave && retriedVersion.current !== storedVersion) {
      retriedVersion.current = storedVersion
      setBase(theirs, storedVersion)
      return 'resend'
    }
    setConflict({ ...comparison, theirs, version: storedVersion })
    return true
  }

  function applyOurs(differences: readonly { path: string; ours: unknown }[]) {
    setValues(
      setValue,
      differences.flatMap((difference) => partsOf(difference.path, difference.ours)),
    )
  }

  function resolve(theirPaths: ReadonlySet<string>, { save }: { save: boolean }) {
    if (conflict === null) return
    const ours = [...conflict.onlyOurs, ...conflict.conflicts.filter(({ path }) => !theirPaths.has(path))]
    reset(conflict.theirs)
    applyOurs(ours)
    setBase(conflict.theirs, conflict.version)
    setConflict(null)
    conflict.onClose?.(true)
    const element = document.getElementById(form.id)
    if (save && ours.length > 0 && element instanceof HTMLFormElement) element.requestSubmit()
  }

  function postpone() {
    conflict?.onClose?.(false)
    setConflict(null)
  }

  async function restore(changes: Changes): Promise<boolean> {
    const stored = base.current
    const ours = { ...changes, ...changesOf(stored, getValues()) }
    // Each change of the draft has a base of its own: the change conflicts if that base differs from `stored`.
    const comparison = compareValues(ours, stored, stored, mergeGroup)
    if (comparison.conflicts.length > 0)
      return new Promise((onClose) =>
        setConflict({ ...comparison, theirs: stored, version: version.current, onClose }),
      )
    applyOurs(comparison.onlyOurs)
    return true
  }

  function replace(values: ValuesOf<C>, newVersion: string | null) {
    reset(values)
    setBase(values, newVersion)
  }

  return { ...form, conflict, resolve, postpone, restore, version: () => version.current, replace }
}
