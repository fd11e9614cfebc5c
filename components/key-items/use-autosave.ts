'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { shortNames } from '#contract/key-items.ts'
import { limits } from '#contract/limits.ts'
import type { RecordForm } from '@/components/resource/use-record-form'

export type SaveState = 'saved' | 'typed' | 'saving' | 'refused' | 'failed'

/** What is chosen rather than typed. */
const chosen: readonly unknown[] = ['filterable', 'icons', 'master']

/**
 * Saves a key by itself: `save` when a field is left, and what is chosen rather than typed at once. Nothing is lost when
 * it does not work: the form stays as it is and `state` says so. `send` and `save` tell whether all of it is stored.
 */
export function useAutosave(form: RecordForm<'keyItems.update'>, send: () => Promise<boolean>) {
  const { clearErrors, formState, getValues, setError, subscribe } = form
  const { defaultValues, errors, isDirty } = formState
  const [saving, setSaving] = useState(false)
  const running = useRef<Promise<boolean> | null>(null)
  const again = useRef(false)

  function attempt(): Promise<boolean> {
    clearErrors()
    const stored = { en: defaultValues?.name?.en ?? '', pt: defaultValues?.name?.pt ?? '' }
    const short = shortNames(getValues().name, stored)
    for (const language of short)
      setError(`name.${language}`, { type: 'min', message: `min:${limits.keyNameLength}` })
    return short.length > 0 ? Promise.resolve(false) : send()
  }

  /** One at a time; what changes on the way goes out next. */
  function save(): Promise<boolean> {
    if (running.current !== null) {
      again.current = true
      return running.current
    }
    if (!isDirty) {
      // It says again what is stored: nothing is wrong with that.
      clearErrors()
      return Promise.resolve(true)
    }
    setSaving(true)
    running.current = (async () => {
      let stored: boolean
      do {
        again.current = false
        stored = await attempt()
      } while (again.current && stored)
      return stored
    })().finally(() => {
      running.current = null
      setSaving(false)
    })
    return running.current
  }

  const saveChosen = useEffectEvent(() => void save())
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // Once the form knows of the change itself.
        callback: ({ name }) => chosen.includes(name) && setTimeout(() => saveChosen()),
      }),
    [subscribe],
  )

  const wrong = Object.keys(errors).length > 0
  const state: SaveState = saving
    ? 'saving'
    : form.failure !== null
      ? 'failed'
      : wrong
        ? 'refused'
        : isDirty
          ? 'typed'
          : 'saved'
  return { save, state }
}
