'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import type { CallName } from '#contract/index.ts'
import type { CallResponse } from '@/lib/agency/types'
import { type Resource, useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { notify } from './notifier'
import { type MergeTexts, RecordMerge } from './record-merge'
import { UnsavedDraft } from './unsaved-draft'
import type { CallForm, ValuesOf } from './use-call-form'
import { useAdd } from './use-add'
import { useRecordForm } from './use-record-form'

/** Resources with a call to add a record and one to update it, with the same body. */
type Editable = {
  [N in Resource]: `${N}.add` | `${N}.update` extends CallName ? N : never
}[Resource]

type AddCall<N extends Editable> = `${N}.add`

/** The form of a new or existing record with its draft, conflicts and notifications. `children` renders the fields. */
export function RecordEditor<N extends Editable, R>({
  resource,
  id,
  response,
  read,
  valuesOf,
  empty,
  revalidated,
  addedHref,
  children,
  ...merge
}: {
  resource: N
  id: number | null
  response: R | undefined
  read: (id: number) => Promise<R>
  valuesOf: (response: R) => ValuesOf<AddCall<N>> & ValuesOf<`${N}.update`>
  empty: ValuesOf<AddCall<N>>
  revalidated: readonly (CallName | Resource)[]
  addedHref: (added: CallResponse<AddCall<N>>) => string
  children: (form: CallForm<AddCall<N>>) => ReactNode
} & MergeTexts) {
  const router = useRouter()
  const { revalidate } = useMutateCalls()
  const isNew = id === null
  // Both calls have the same body: `valuesOf` returns values for both.
  const name = (isNew ? `${resource}.add` : `${resource}.update`) as AddCall<N>
  const { send, addedId } = useAdd(`${resource}.add` as AddCall<N>, `${resource}.update`)
  const form = useRecordForm(name, {
    response,
    read: () => {
      const stored = id ?? addedId()
      return stored === null ? Promise.reject(new Error('a new record has no version')) : read(stored)
    },
    valuesOf,
    empty,
    params: (isNew ? undefined : { id }) as never,
    focusFirstError: false,
    send: isNew ? send : undefined,
    onSaved: async (saved) => {
      notify({ message: 'common.SAVED_SUCCESSFULLY', sticky: isNew })
      const revalidation = revalidate(...revalidated)
      // The API may store other values: a generated slug, sanitized HTML.
      if (isNew) router.push(addedHref(saved))
      else await revalidation
    },
  })
  return (
    <>
      <UnsavedDraft
        form={isNew ? { ...form, restore: undefined } : form}
        record={isNew ? 'new' : String(id)}
      />
      {children(form)}
      <RecordMerge form={form} {...merge} />
    </>
  )
}
