import { useRouter } from 'next/navigation'
import { type ReactNode, useRef } from 'react'
import type { CallName } from '#contract/index.ts'
import { call } from '@/lib/agency/call'
import type { CallResponse, CallArgs } from '@/lib/agency/types'
import { type Resource, useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { versionOf } from '@/lib/agency/version'
import { asAgencyError } from './as-agency-error'
import { notify } from './notifier'
import { type MergeDisplay, RecordMerge } from './record-merge'
import { UnsavedDraft } from './unsaved-draft'
import type { CallForm, ValuesOf } from './use-call-form'
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
  toFormValues,
  initialValues,
  revalidated,
  addedHref,
  children,
  ...mergeDisplay
}: {
  resource: N
  id: number | null
  response: R | undefined
  read: (id: number) => Promise<R>
  toFormValues: (response: R) => ValuesOf<AddCall<N>> & ValuesOf<`${N}.update`>
  /** Values of a new record's form. */
  initialValues: ValuesOf<AddCall<N>>
  revalidated: readonly (CallName | Resource)[]
  addedHref: (response: CallResponse<AddCall<N>>) => string
  children: (form: CallForm<AddCall<N>>) => ReactNode
} & MergeDisplay) {
  const router = useRouter()
  const { revalidate } = useMutateCalls()
  const isNew = id === null
  // Both calls have the same body: `toFormValues` returns values for both.
  const callName = (isNew ? `${resource}.add` : `${resource}.update`) as AddCall<N>
  const { send, readAddedId } = useAdd(`${resource}.add` as AddCall<N>, `${resource}.update`)
  const form = useRecordForm(callName, {
    response,
    read: () => {
      const storedId = id ?? readAddedId()
      return storedId === null ? Promise.reject(new Error('a new record has no version')) : read(storedId)
    },
    toFormValues: (loaded) => (loaded === undefined ? initialValues : toFormValues(loaded)),
    params: (isNew ? undefined : { id }) as never,
    send: isNew ? send : undefined,
    onSaved: async (saved) => {
      notify({ message: 'common.SAVED_SUCCESSFULLY', survivesNavigation: isNew })
      const revalidation = revalidate(...revalidated)
      // The form of an existing record waits for the stored values, which may differ: a generated slug, sanitized HTML.
      if (isNew) router.push(addedHref(saved))
      else await revalidation
    },
  })
  return (
    <>
      <UnsavedDraft
        // Without `restore`, a draft is applied as it is: a new record has no stored version to merge it with.
        form={isNew ? { ...form, restore: undefined } : form}
        record={isNew ? 'new' : String(id)}
      />
      {children(form)}
      <RecordMerge form={form} {...mergeDisplay} />
    </>
  )
}

/**
 * Adds a record, without creating a duplicate if a response was lost and the values have changed since: repeats the
 * earlier request, whose Idempotency-Key returns the created record, and updates it. `readAddedId` returns its id.
 */
function useAdd<A extends CallName, U extends CallName>(add: A, update: U) {
  const lostBody = useRef<ValuesOf<A> | null>(null)
  const addResponse = useRef<CallResponse<A> | null>(null)

  // The arguments' types can only be resolved for a literal name.
  const sendAdd = async (body: ValuesOf<A>) => {
    try {
      return await call(add, { body } as unknown as CallArgs<A>)
    } catch (error) {
      const isLost = asAgencyError(error).code === 'SERVER_TIMEOUT_CONNECTION_ERROR'
      lostBody.current = isLost ? body : null
      throw error
    }
  }

  async function recoverLost(body: ValuesOf<A>) {
    // Any difference gives another Idempotency-Key, even another order of features.
    if (lostBody.current === null || JSON.stringify(lostBody.current) === JSON.stringify(body)) return
    try {
      addResponse.current = await sendAdd(lostBody.current)
    } catch (error) {
      // The response was lost again. If the API rejected the earlier request instead, it stored nothing.
      if (lostBody.current !== null) throw error
    }
  }

  const readAddedId = () => (addResponse.current === null ? null : idOf(addResponse.current))

  async function send(body: ValuesOf<A>, ifMatch: string | null) {
    if (addResponse.current === null) await recoverLost(body)
    const id = readAddedId()
    if (addResponse.current === null || id === null) return sendAdd(body)
    const args = { params: { id }, body } as unknown as CallArgs<U>
    await call(update, args, { ifMatch: ifMatch ?? versionOf(addResponse.current) })
    return addResponse.current
  }

  return { send, readAddedId }
}

/** Returns the id in an add call's response, which has no other numbers; null if a third-party API sends none. */
function idOf(response: unknown): number | null {
  return Object.values(response ?? {}).find((value) => typeof value === 'number') ?? null
}
