import { AsyncLocalStorage } from 'node:async_hooks'

export type AuditActor = { id: number; name: string }

type ActorContext = {
  /** Null before sign-in and for the system. */
  actor: AuditActor | null
  client: string | null
  request: string | null
  now: () => Date
  /** The entry whose change is being reverted. */
  reverts?: number
  /** The batch that is being applied or undone. */
  batch?: number
  /** The request's idempotency key. The first transaction reserves it (idempotency.ts). */
  idempotency?: { key: string; isReserved: boolean }
}

const storage = new AsyncLocalStorage<ActorContext>()

/** Runs `work` with an actor context; everything recorded inside is attributed to that actor. */
export function runWithActor<T>(context: ActorContext, work: () => Promise<T>): Promise<T> {
  return storage.run(context, work)
}

/** Returns the current actor context; outside of requests (scripts, sweeps) the system's. */
export function currentActorContext(): ActorContext {
  return storage.getStore() ?? { actor: null, client: null, request: null, now: () => new Date() }
}

/** Sets the actor of a public call once the user is known: registration, verification, password reset. */
export function setActor({ id, name }: AuditActor): void {
  const context = storage.getStore()
  if (context !== undefined) context.actor = { id, name }
}

/** Marks the request's further entries as a revert of the given one. */
export function markRevert(entryId: number): void {
  const context = storage.getStore()
  if (context !== undefined) context.reverts = entryId
}

/** Marks the request's further entries as part of a batch. */
export function markBatch(batchId: number): void {
  const context = storage.getStore()
  if (context !== undefined) context.batch = batchId
}
