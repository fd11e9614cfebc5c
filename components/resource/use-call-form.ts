'use client'

import { useId, useMemo, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm, type UseFormReturn } from 'react-hook-form'
import type { Body } from '#contract/endpoint.ts'
import type { AgencyError } from '#contract/errors.ts'
import type { CallName, EndpointOf } from '#contract/index.ts'
import { call } from '@/lib/agency/call'
import type { CallAnswer, CallArgs } from '@/lib/agency/types'
import { lazyResolver } from './lazy-resolver'
import { asAgencyError } from './as-agency-error'
import { errorPaths, placeErrors } from './server-errors'
import { asPendingWrite } from './unsaved-work'

/** What a form of this call edits. */
export type ValuesOf<C extends CallName> = Body<EndpointOf<C>> extends infer B extends FieldValues ? B : never

export type CallForm<C extends CallName> = UseFormReturn<ValuesOf<C>, unknown, ValuesOf<C>> & {
  /**
   * Checks and sends. Resolves when it is over, well or not, with the paths of the fields that are wrong; a second call
   * meanwhile does nothing.
   */
  submit: () => Promise<string[]>
  /** Why the last sending failed, where that is not the matter of a field. */
  failure: AgencyError | null
  /** The call that it sends. */
  call: CallName
  /** Of its element in the page. */
  id: string
}

export type CallFormOptions<C extends CallName> = {
  defaultValues: ValuesOf<C>
  /** Of the call's path; may be left out for what has none. */
  params?: 'params' extends keyof CallArgs<C> ? CallArgs<C>['params'] : never
  /** After the call succeeded; the form counts as saved by then. */
  onSaved: (answer: CallAnswer<C>, values: ValuesOf<C>) => void | Promise<void>
  /** False when a summary takes the focus instead of the first field that is wrong. */
  focusFirstError?: boolean
  /** The version that is written upon; see `useRecordForm`. */
  ifMatch?: () => string | null
  /** Sees a refusal first: true when it is told already, `again` when it should be sent once more. */
  onRefused?: (error: AgencyError) => Promise<boolean | 'again'>
}

/**
 * A form whose values are the body of a call: checked by that call's schema, sent once however often it is submitted,
 * its refusals put onto their fields. Nothing typed is lost, whatever the answer.
 */
export function useCallForm<C extends CallName>(
  name: C,
  { defaultValues, params, onSaved, focusFirstError = true, ifMatch, onRefused }: CallFormOptions<C>,
): CallForm<C> {
  const [failure, setFailure] = useState<AgencyError | null>(null)
  const resolver = useMemo(() => lazyResolver<ValuesOf<C>, ValuesOf<C>>(name), [name])
  const form = useForm<ValuesOf<C>, unknown, ValuesOf<C>>({
    defaultValues: defaultValues as DefaultValues<ValuesOf<C>>,
    resolver,
    shouldFocusError: focusFirstError,
  })
  const { getValues, handleSubmit, reset, setError, setFocus, setValue } = form
  const sending = useRef(false)
  const id = useId()

  async function send(body: ValuesOf<C>): Promise<string[]> {
    setFailure(null)
    const typed = written(getValues())
    try {
      // A call by name carries its arguments' shape only for callers that name it.
      const answer = await asPendingWrite(() =>
        call(name, { params, body } as unknown as CallArgs<C>, { ifMatch: ifMatch?.() }),
      )
      settle(body, typed)
      await onSaved(answer, body)
      return []
    } catch (caught) {
      return refused(body, asAgencyError(caught))
    }
  }

  async function refused(body: ValuesOf<C>, error: AgencyError): Promise<string[]> {
    try {
      const told = (await onRefused?.(error)) ?? false
      if (told === 'again') return await send(body)
      return told ? [] : refuse(error)
    } catch (caught) {
      return refuse(asAgencyError(caught))
    }
  }

  /** The form shows what was saved; what was typed meanwhile stays, and stays unsaved. */
  function settle(saved: ValuesOf<C>, typed: Record<string, string>) {
    const now = getValues()
    const touched = Object.entries(written(now)).filter(([key, text]) => text !== typed[key])
    reset(saved)
    for (const [key] of touched) setValue(key as Path<ValuesOf<C>>, now[key], { shouldDirty: true })
  }

  function refuse(error: AgencyError): string[] {
    const { placed, homeless } = placeErrors(error, getValues(), setError)
    const [first] = placed
    if (first === undefined || homeless.length > 0) setFailure(error)
    else if (focusFirstError) setFocus(first as Path<ValuesOf<C>>)
    return placed
  }

  async function submit(): Promise<string[]> {
    if (sending.current) return []
    sending.current = true
    let wrong: string[] = []
    try {
      await handleSubmit(
        async (body) => {
          wrong = await send(body)
        },
        (errors) => {
          setFailure(null)
          wrong = errorPaths(errors)
        },
      )()
    } finally {
      sending.current = false
    }
    return wrong
  }

  return { ...form, submit, failure, call: name, id }
}

/** Each value as text, to tell whether it changed. */
function written(values: FieldValues): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value) ?? '']))
}
