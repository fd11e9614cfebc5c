import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FieldValues, useFormState, type UseFormReturn } from 'react-hook-form'
import type { CallName } from '#contract/index.ts'
import { Banner } from '@/components/ui/banner'
import { useHydrated } from '@/components/ui/before-hydration'
import { Button } from '@/components/ui/button'
import { useSession } from '@/lib/agency/use-session'
import { formatDateTime } from '@/lib/format/date'
import { formatTime } from '@/lib/format/time'
import { type Changes, changesOf, flattenValues, sameValue, setValues } from './compare-values'
import {
  type Draft,
  draftKey,
  dropDraft,
  saveDraft,
  readDraft,
  sweepDrafts,
  takeDraftForNextForm,
} from './stored-drafts'

const debounceMs = 400

type Draftable<V extends FieldValues> = Pick<
  UseFormReturn<V, unknown, V>,
  'control' | 'getValues' | 'setValue' | 'subscribe'
> & {
  call: CallName
  /** See `useRecordForm`; undefined for forms of new records. */
  restore?: (changes: Changes) => Promise<boolean>
}

/**
 * Stores a form's unsaved input in this browser per user and offers to restore it after a reload, crash or lost
 * session. `record` identifies the record. Rendered above the form.
 */
export function UnsavedDraft<V extends FieldValues>({
  form,
  record,
}: {
  form: Draftable<V>
  record: string
}) {
  const userId = useSession().data?.user.id
  // The server has no drafts, and hydration must match its HTML.
  const isHydrated = useHydrated()
  if (!isHydrated || userId === undefined) return null
  const storageKey = draftKey(userId, form.call, record)
  return <UserDraft key={storageKey} {...{ form, storageKey }} />
}

function UserDraft<V extends FieldValues>({ form, storageKey }: { form: Draftable<V>; storageKey: string }) {
  const t = useTranslations('resource.draft')
  const locale = useLocale()
  const [storedDraft, setStoredDraft] = useState(() => readApplicableDraft(storageKey, form.getValues()))
  useEffect(() => sweepDrafts(), [])
  useDraftSaving(form, storageKey, storedDraft)
  const { isSubmitting } = useFormState({ control: form.control })
  // After a record was deleted, `SaveAsNew` stores its values as a draft and opens the form of a new record.
  const restoreWithoutBanner = useEffectEvent(() => {
    const draft = takeDraftForNextForm(storageKey)
    if (draft !== null) void restore(draft)
  })
  useEffect(() => restoreWithoutBanner(), [])
  if (storedDraft === null) return null

  function discard() {
    dropDraft(storageKey)
    setStoredDraft(null)
  }

  async function restore(draft: Draft) {
    const changes = pickApplicable(draft.changes, form.getValues())
    if (form.restore === undefined)
      setValues(
        form.setValue,
        Object.entries(changes).map(([path, { ours }]) => [path, ours]),
      )
    else if (!(await form.restore(changes))) return
    setStoredDraft(null)
  }

  const savedAt = storedDraft.isToday
    ? formatTime(storedDraft.at, locale)
    : formatDateTime(storedDraft.at, locale)
  return (
    <Banner
      role="status"
      tone="warn"
      className="mb-5"
      title={t('title', { when: savedAt })}
      action={
        <div className="flex gap-2">
          <Button size="sm" variant="quiet" disabled={isSubmitting} onClick={discard}>
            {t('discard')}
          </Button>
          <Button
            size="sm"
            variant="primary"
            disabled={isSubmitting}
            onClick={() => void restore(storedDraft)}
          >
            {t('restore')}
          </Button>
        </div>
      }
    >
      <p>{t('help')}</p>
    </Banner>
  )
}

/**
 * Saves the draft after a pause in typing and when the page is hidden. Once the form has no unsaved input, deletes the
 * draft, except for changes of `storedDraft`, which the user can still restore.
 */
function useDraftSaving<V extends FieldValues>(
  form: Draftable<V>,
  storageKey: string,
  storedDraft: Draft | null,
) {
  const { isDirty, defaultValues } = useFormState({ control: form.control })
  const { getValues, subscribe } = form
  const wasDirty = useRef(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // A draft that can still be restored is stored together with the new input.
    const store = () =>
      saveDraft(storageKey, { ...storedDraft?.changes, ...changesOf({ ...defaultValues }, getValues()) })
    const flush = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      store()
    }
    const hasBecomeClean = wasDirty.current && !isDirty
    wasDirty.current = isDirty
    if (hasBecomeClean && storedDraft === null) dropDraft(storageKey)
    if (hasBecomeClean && storedDraft !== null) saveDraft(storageKey, storedDraft.changes, storedDraft.at)
    if (!isDirty) return
    store()
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(flush, debounceMs)
      },
    })
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [isDirty, defaultValues, storedDraft, storageKey, getValues, subscribe])
}

function readApplicableDraft(storageKey: string, values: FieldValues) {
  const draft = readDraft(storageKey)
  if (draft === null) return null
  const dayOf = (time: number) => new Date(time).toDateString()
  const hasChanges = Object.keys(pickApplicable(draft.changes, values)).length > 0
  if (!hasChanges) dropDraft(storageKey)
  return hasChanges ? { ...draft, isToday: dayOf(draft.at) === dayOf(Date.now()) } : null
}

/** Picks a draft's changes that differ from the form. Skips fields that the form no longer has. */
function pickApplicable(changes: Changes, values: FieldValues): Changes {
  const currentValues = flattenValues(values)
  return Object.fromEntries(
    Object.entries(changes).filter(
      ([path, { ours }]) =>
        Object.hasOwn(currentValues, path) &&
        Array.isArray(currentValues[path]) === Array.isArray(ours) &&
        !sameValue(currentValues[path], ours),
    ),
  )
}
