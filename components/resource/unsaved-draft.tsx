'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import {
  type FieldValues,
  type Path,
  type PathValue,
  useFormState,
  type UseFormReturn,
} from 'react-hook-form'
import type { CallName } from '#contract/index.ts'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { useSession } from '@/lib/agency/use-session'
import { formatDateTime, formatTime } from '@/lib/format/date'
import { type Changes, changesOf, leavesOf, sameValue } from './compare-values'
import { type Draft, draftKey, dropDraft, keepDraft, readDraft, sweepDrafts } from './kept-drafts'

const pauseMs = 400
const never = () => () => undefined

type Draftable<V extends FieldValues> = Pick<
  UseFormReturn<V, unknown, V>,
  'control' | 'getValues' | 'setValue' | 'subscribe'
> & {
  call: CallName
  /** See `useRecordForm`; a form of a new record has none. */
  restore?: (changes: Changes) => Promise<boolean>
}

/**
 * Keeps what is typed into a form and not saved, in this browser and for this person, and offers it back after a reload,
 * a crash or a session that ended. `record` tells the records of one form apart. Stands above the form.
 */
export function UnsavedDraft<V extends FieldValues>({
  form,
  record,
}: {
  form: Draftable<V>
  record: string
}) {
  const user = useSession().data?.user.id
  // The server knows of no draft, and the first picture in the browser is the server's.
  const here = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!here || user === undefined) return null
  const storageKey = draftKey(user, form.call, record)
  return <OfUser key={storageKey} {...{ form, storageKey }} />
}

function OfUser<V extends FieldValues>({ form, storageKey }: { form: Draftable<V>; storageKey: string }) {
  const t = useTranslations('resource.draft')
  const locale = useLocale()
  const [offered, setOffered] = useState(() => newsOf(storageKey, form.getValues()))
  useEffect(() => sweepDrafts(), [])
  useKeeping(form, storageKey, offered)
  const { isSubmitting } = useFormState({ control: form.control })
  if (offered === null) return null

  function discard() {
    dropDraft(storageKey)
    setOffered(null)
  }

  async function restore(draft: Draft) {
    const changes = fitting(draft.changes, form.getValues())
    if (form.restore === undefined) put(form, changes)
    else if (!(await form.restore(changes))) return
    setOffered(null)
  }

  const when = offered.today ? formatTime(offered.at, locale) : formatDateTime(offered.at, locale)
  return (
    <Banner
      role="status"
      tone="warn"
      className="mb-5"
      title={t('title', { when })}
      action={
        <div className="flex gap-2">
          <Button size="sm" variant="quiet" disabled={isSubmitting} onClick={discard}>
            {t('discard')}
          </Button>
          <Button size="sm" variant="primary" disabled={isSubmitting} onClick={() => void restore(offered)}>
            {t('restore')}
          </Button>
        </div>
      }
    >
      <p>{t('help')}</p>
    </Banner>
  )
}

/** Writes a moment after the last key, at once when the page goes; drops the draft when nothing is unsaved any more. */
function useKeeping<V extends FieldValues>(form: Draftable<V>, storageKey: string, offered: Draft | null) {
  const { isDirty, defaultValues } = useFormState({ control: form.control })
  const { getValues, subscribe } = form
  const wasDirty = useRef(false)

  useEffect(() => {
    let pending: ReturnType<typeof setTimeout> | undefined
    // What is offered still waits for an answer: it is kept beside what is typed over it.
    const keep = () =>
      keepDraft(storageKey, { ...offered?.changes, ...changesOf({ ...defaultValues }, getValues()) })
    const flush = () => {
      if (pending === undefined) return
      clearTimeout(pending)
      pending = undefined
      keep()
    }
    const settled = wasDirty.current && !isDirty
    wasDirty.current = isDirty
    if (settled && offered === null) dropDraft(storageKey)
    if (settled && offered !== null) keepDraft(storageKey, offered.changes, offered.at)
    if (!isDirty) return
    keep()
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(pending)
        pending = setTimeout(flush, pauseMs)
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
  }, [isDirty, defaultValues, offered, storageKey, getValues, subscribe])
}

/** The draft under a key if it says anything that the form does not; one that says nothing goes. */
function newsOf(storageKey: string, values: FieldValues) {
  const draft = readDraft(storageKey)
  if (draft === null) return null
  const day = (moment: Date | number) => new Date(moment).toDateString()
  const news = Object.keys(fitting(draft.changes, values)).length > 0
  if (!news) dropDraft(storageKey)
  return news ? { ...draft, today: day(draft.at) === day(Date.now()) } : null
}

/** Of a draft what is news to the form and has a place in it: an older version of the form may have written it. */
function fitting(changes: Changes, values: FieldValues): Changes {
  const leaves = leavesOf(values)
  return Object.fromEntries(
    Object.entries(changes).filter(
      ([path, { mine }]) =>
        Object.hasOwn(leaves, path) &&
        Array.isArray(leaves[path]) === Array.isArray(mine) &&
        !sameValue(leaves[path], mine),
    ),
  )
}

function put<V extends FieldValues>({ setValue }: Draftable<V>, changes: Changes) {
  for (const [path, { mine }] of Object.entries(changes)) {
    // A path of the form's own values (see `fitting`), with a value that stood there.
    const [field, value] = [path, mine] as [Path<V>, PathValue<V, Path<V>>]
    setValue(field, value, { shouldDirty: true })
  }
}
