'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { shortNames } from '#contract/key-items.ts'
import { limits } from '#contract/limits.ts'
import type { RecordForm } from '@/components/resource/use-record-form'

export type SaveState = 'saved' | 'typed' | 'saving' | 'refused' | 'failed'

/**
 * Saves a key by itself: `save` when a field is left, and what is chosen rather than typed at once. Nothing is lost when
 * it does not work: the form stays as it is and `state` says so. `save` tells whether all of it is stored.
 */
export function useAutosave(form: RecordForm<'keyItems.update'>, onSaved: { current: boolean }) {
  const { clearErrors, control, formState, getValues, setError } = form
  const { defaultValues, errors, isDirty } = formState
  const [saving, setSaving] = useState(false)
  const running = useRef<Promise<boolean> | null>(null)
  const again = useRef(false)

  async function attempt(): Promise<boolean> {
    clearErrors()
    const { name } = getValues()
    const stored = { en: defaultValues?.name?.en ?? '', pt: defaultValues?.name?.pt ?? '' }
    const short = shortNames(name, stored)
    for (const language of short)
      setError(`name.${language}`, { type: 'min', message: `min:${limits.keyNameLength}` })
    if (short.length > 0) return false
    onSaved.current = false
    await form.submit()
    return onSaved.current
  }

  /** One at a time; what changes on the way goes out next. */
  function save(): Promise<boolean> {
    if (running.current !== null) {
      again.current = true
      return running.current
    }
    if (!isDirty) return Promise.resolve(true)
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

  const [filterable, icons, master] = useWatch({ control, name: ['filterable', 'icons', 'master'] })
  const saveChosen = useEffectEvent(() => {
    const stored = [defaultValues?.filterable, defaultValues?.icons, defaultValues?.master]
    if ([filterable, icons, master].some((value, at) => value !== stored[at])) void save()
  })
  useEffect(() => saveChosen(), [filterable, icons, master])

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
