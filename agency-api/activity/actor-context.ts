import { AsyncLocalStorage } from 'node:async_hooks'
import type { ActivityResource } from '#contract/activity.ts'

export type AuditActor = { id: number; name: string }

type ActorContext = {
  /** Null before sign-in and for the system. */
  actor: AuditActor | null
  /** Address of the caller. */
  client: string | null
  requestId: string | null
  now: () => Date
  /** The entry whose change is being reverted. */
  reverts?: number
  /** The field to revert. Saving throws CHANGED_SINCE if its stored value is no longer `expectedValue` (JSON). */
  revertedField?: { resource: ActivityResource; id: number; field: string; expectedValue: string }
  /** The batch that is being applied or undone. */
  batch?: number
  /** The request's idempotency key. The first transaction claims it (idempotency.ts). */
  idempotency?: { key: string; isClaimed: boolean }
}

const storage = new AsyncLocalStorage<ActorContext>()

/** Runs `work` with an actor context; everything recorded inside is attributed to that actor. */
export function runWithActor<T>(context: ActorContext, work: () => Promise<T>): Promise<T> {
  return storage.run(context, work)
}

/** Returns the current actor context; outside of requests (scripts, sweeps) the system's. */
export function currentActorContext(): ActorContext {
  return storage.getStore() ?? { actor: null, client: null, requestId: null, now: () => new Date() }
}

/** Changes the context of the current request, which is stored with activity entries logged from now on. */
export function updateActorContext(
  changes: Partial<Pick<ActorContext, 'actor' | 'reverts' | 'revertedField' | 'batch'>>,
) {
  const context = storage.getStore()
  if (context !== undefined) Object.assign(context, changes)
}
