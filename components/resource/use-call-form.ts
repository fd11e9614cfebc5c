import { useId, useMemo, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm, type UseFormReturn } from 'react-hook-form'
import type { Body } from '#contract/endpoint.ts'
import type { AgencyError } from '#contract/errors.ts'
import type { CallName, EndpointOf } from '#contract/index.ts'
import { call } from '@/lib/agency/call'
import type { CallResponse, CallArgs } from '@/lib/agency/types'
import { lazyResolver } from './lazy-resolver'
import { asAgencyError } from './as-agency-error'
import { errorPaths, assignErrors } from './server-errors'
import { trackPendingWrite } from './unsaved-work'

export type ValuesOf<C extends CallName> = Body<EndpointOf<C>> extends infer B extends FieldValues ? B : never

export type CallForm<C extends CallName> = UseFormReturn<ValuesOf<C>, unknown, ValuesOf<C>> & {
  /**
   * Validates and sends the values. Resolves with the paths of invalid fields, also if the call fails. Does nothing
   * while a submit is in progress.
   */
  submit: () => Promise<string[]>
  /** Error of the last submit, unless it belongs to a field. */
  failure: AgencyError | null
  call: CallName
  id: string
}

export type CallFormOptions<C extends CallName> = {
  defaultValues: ValuesOf<C>
  params?: 'params' extends keyof CallArgs<C> ? CallArgs<C>['params'] : never
  /** Called on success, after the form has been reset to the saved values; input typed during the save remains. */
  onSaved: (response: CallResponse<C>, values: ValuesOf<C>) => void | Promise<void>
  /** Focuses the first invalid field; defaults to true. `useRecordForm` focuses a summary of the errors instead. */
  focusFirstError?: boolean
  /** Version for `If-Match`; see `useRecordForm`. */
  ifMatch?: () => string | null
  /** Sends the body, in place of the form's call. */
  send?: (body: ValuesOf<C>, ifMatch: string | null) => Promise<CallResponse<C>>
  /**
   * Called first on an error. Resolves with true if the error needs no further handling, with `resend` to send again.
   */
  onRejected?: (error: AgencyError, body: ValuesOf<C>) => Promise<boolean | 'resend'>
}

/**
 * A form whose values are the body of a call. Validates with the call's schema, submits once at a time and sets the
 * API's errors on their fields. Input is never lost, whatever the response.
 */
export function useCallForm<C extends CallName>(
  name: C,
  { defaultValues, params, onSaved, focusFirstError = true, ifMatch, send, onRejected }: CallFormOptions<C>,
): CallForm<C> {
  const [failure, setFailure] = useState<AgencyError | null>(null)
  const resolver = useMemo(() => lazyResolver<ValuesOf<C>, ValuesOf<C>>(name), [name])
  const form = useForm<ValuesOf<C>, unknown, ValuesOf<C>>({
    defaultValues: defaultValues as DefaultValues<ValuesOf<C>>,
    resolver,
    shouldFocusError: focusFirstError,
  })
  const { getValues, handleSubmit, reset, setError, setFocus, setValue } = form
  const isSending = useRef(false)
  const id = useId()

  async function sendAndHandle(body: ValuesOf<C>): Promise<string[]> {
    setFailure(null)
    const snapshot = serializeValues(getValues())
    try {
      // The call's argument types can only be resolved for a literal name.
      const response = await trackPendingWrite(() =>
        send === undefined
          ? call(name, { params, body } as unknown as CallArgs<C>, { ifMatch: ifMatch?.() })
          : send(body, ifMatch?.() ?? null),
      )
      resetToSaved(body, snapshot)
      await onSaved(response, body)
      return []
    } catch (caught) {
      return handleRejection(body, asAgencyError(caught))
    }
  }

  async function handleRejection(body: ValuesOf<C>, error: AgencyError): Promise<string[]> {
    try {
      const handling = (await onRejected?.(error, body)) ?? false
      if (handling === 'resend') return await sendAndHandle(body)
      return handling ? [] : showErrors(error)
    } catch (caught) {
      return showErrors(asAgencyError(caught))
    }
  }

  /** Shows the saved values; input typed during the save stays and remains dirty. */
  function resetToSaved(saved: ValuesOf<C>, snapshot: Record<string, string>) {
    const latestValues = getValues()
    const editedKeys = Object.entries(serializeValues(latestValues)).flatMap(([key, text]) =>
      text === snapshot[key] ? [] : [key],
    )
    reset(saved)
    for (const key of editedKeys) setValue(key as Path<ValuesOf<C>>, latestValues[key], { shouldDirty: true })
  }

  function showErrors(error: AgencyError): string[] {
    const { fieldPaths, otherPaths } = assignErrors(error, getValues(), setError)
    const [firstPath] = fieldPaths
    if (firstPath === undefined || otherPaths.length > 0) setFailure(error)
    else if (focusFirstError) setFocus(firstPath as Path<ValuesOf<C>>)
    return fieldPaths
  }

  async function submit(): Promise<string[]> {
    if (isSending.current) return []
    isSending.current = true
    let invalidPaths: string[] = []
    try {
      await handleSubmit(
        async (body) => {
          invalidPaths = await sendAndHandle(body)
        },
        (errors) => {
          setFailure(null)
          invalidPaths = errorPaths(errors)
        },
      )()
    } finally {
      isSending.current = false
    }
    return invalidPaths
  }

  return { ...form, submit, failure, call: name, id }
}

function serializeValues(values: FieldValues): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value) ?? '']))
}
