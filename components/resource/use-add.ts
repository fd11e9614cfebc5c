'use client'

import { useRef } from 'react'
import type { CallName } from '#contract/index.ts'
import { call } from '@/lib/agency/call'
import type { CallArgs, CallResponse } from '@/lib/agency/types'
import { versionOf } from '@/lib/agency/version'
import { asAgencyError } from './as-agency-error'
import { hasSameValues } from './compare-values'
import type { ValuesOf } from './use-call-form'

/**
 * Adds a record, without creating a duplicate if a response was lost and the values have changed since: repeats the
 * earlier request, whose Idempotency-Key returns the created record, and updates it. `addedId` returns its id.
 */
export function useAdd<A extends CallName, U extends CallName>(
  add: A,
  update: U,
): {
  send: (body: ValuesOf<A>, ifMatch: string | null) => Promise<CallResponse<A>>
  addedId: () => number | null
} {
  const lostBody = useRef<ValuesOf<A> | null>(null)
  const added = useRef<CallResponse<A> | null>(null)

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
    if (lostBody.current === null || hasSameValues(lostBody.current, body)) return
    try {
      added.current = await sendAdd(lostBody.current)
    } catch (error) {
      // The API rejected the earlier request, so it stored nothing.
      if (lostBody.current !== null) throw error
    }
  }

  const addedId = () => (added.current === null ? null : idOf(added.current))

  async function send(body: ValuesOf<A>, ifMatch: string | null) {
    if (added.current === null) await recoverLost(body)
    const id = addedId()
    if (added.current === null || id === null) return sendAdd(body)
    const args = { params: { id }, body } as unknown as CallArgs<U>
    await call(update, args, { ifMatch: ifMatch ?? versionOf(added.current) })
    return added.current
  }

  return { send, addedId }
}

/** Returns the only number in the response of an add. Null if a third-party API sends none. */
function idOf(added: unknown): number | null {
  return Object.values(added ?? {}).find((value) => typeof value === 'number') ?? null
}
