import { CheckCircleIcon, ExclamationTriangleIcon, PencilIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AgencyError } from '#contract/errors.ts'
import { languagesWithShortName } from '#contract/key-items.ts'
import { limits } from '#contract/limits.ts'
import type { RecordForm } from '@/components/resource/use-record-form'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'

type SaveState = 'saved' | 'unsaved' | 'saving' | 'rejected' | 'failed'

/** Checkboxes and choices, which have no intermediate states. */
const immediateFields: readonly unknown[] = ['filterable', 'icons', 'master']

/**
 * Saves a key item automatically when one of `immediateFields` changes; for text fields, call `save` on blur. After a
 * failure the form is unchanged and `state` reports it. `send` and `save` resolve with true if everything is stored.
 */
export function useAutosave(form: RecordForm<'keyItems.update'>, send: () => Promise<boolean>) {
  const { clearErrors, formState, getValues, setError, subscribe } = form
  const { defaultValues, errors, isDirty } = formState
  const [isSaving, setSaving] = useState(false)
  const pendingSave = useRef<Promise<boolean> | null>(null)
  const sentValues = useRef('')
  const hasNewerChanges = useRef(false)

  function validateAndSend(): Promise<boolean> {
    clearErrors()
    const storedName = { en: defaultValues?.name?.en ?? '', pt: defaultValues?.name?.pt ?? '' }
    const tooShort = languagesWithShortName(getValues().name, storedName)
    for (const language of tooShort)
      setError(`name.${language}`, { type: 'min', message: `min:${limits.keyItemNameMinLength}` })
    return tooShort.length > 0 ? Promise.resolve(false) : send()
  }

  /** One request at a time; changes made meanwhile are sent next. */
  function save(): Promise<boolean> {
    if (pendingSave.current !== null) {
      hasNewerChanges.current = JSON.stringify(getValues()) !== sentValues.current
      return pendingSave.current
    }
    if (!isDirty) {
      // The value is back to the stored one, which is valid.
      clearErrors()
      return Promise.resolve(true)
    }
    setSaving(true)
    pendingSave.current = (async () => {
      let isStored: boolean
      do {
        hasNewerChanges.current = false
        sentValues.current = JSON.stringify(getValues())
        isStored = await validateAndSend()
      } while (hasNewerChanges.current && isStored)
      return isStored
    })().finally(() => {
      pendingSave.current = null
      setSaving(false)
    })
    return pendingSave.current
  }

  const saveChoice = useEffectEvent(() => void save())
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // Run after the form has registered the change.
        callback: ({ name }) => immediateFields.includes(name) && setTimeout(() => saveChoice()),
      }),
    [subscribe],
  )

  function determineState(): SaveState {
    if (isSaving) return 'saving'
    if (form.failure !== null) return 'failed'
    if (Object.keys(errors).length > 0) return 'rejected'
    return isDirty ? 'unsaved' : 'saved'
  }
  return { save, state: determineState() }
}

export function SaveStateLine({
  state,
  failure,
  onRetry,
}: {
  state: SaveState
  failure: AgencyError | null
  onRetry: () => void
}) {
  const t = useTranslations()
  const statusText = {
    saved: t('key-items.admin.state.saved'),
    unsaved: t('key-items.admin.state.unsaved'),
    saving: t('common.saving'),
    rejected: t('key-items.admin.state.refused'),
    failed:
      failure === null
        ? ''
        : t('key-items.admin.state.failed', { why: t(`errors.${failure.code}`, failure.params) }),
  }[state]
  const isError = state === 'failed' || state === 'rejected'
  return (
    <div className="mr-auto flex min-h-10 min-w-0 flex-1 items-center gap-2 text-sm [&_svg]:size-5 [&_svg]:shrink-0">
      {state === 'saving' && <Spinner />}
      {state === 'saved' && <CheckCircleIcon aria-hidden className="text-good" />}
      {state === 'unsaved' && <PencilIcon aria-hidden className="text-ink-soft" />}
      {isError && <ExclamationTriangleIcon aria-hidden className="text-danger" />}
      <p role="status" className={isError ? 'text-danger' : 'text-ink-soft'}>
        {statusText}
      </p>
      {state === 'failed' && (
        <Button size="sm" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  )
}
