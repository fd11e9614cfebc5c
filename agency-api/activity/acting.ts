import { AsyncLocalStorage } from 'node:async_hooks'

/** Somebody with an account, as lines of the history name them. */
export type Who = { id: number; name: string }

export type Acting = {
  /** Null for nobody yet (a sign-in), and for the system itself. */
  actor: Who | null
  client: string | null
  /** The request's id, as the log has it. */
  request: string | null
  now: () => Date
  /** The line whose change is being put back. */
  reverts?: number
  /** The key under which the request is done once: the first transaction takes it (once.ts). */
  once?: { key: string; taken: boolean }
}

const storage = new AsyncLocalStorage<Acting>()

/** Runs what a request asks for; whatever is recorded meanwhile, however deep inside, is put down to who asked. */
export function acting<T>(whose: Acting, work: () => Promise<T>): Promise<T> {
  return storage.run(whose, work)
}

/** In whose name this runs; outside of requests (scripts, sweeps) in the system's. */
export function currentActing(): Acting {
  return storage.getStore() ?? { actor: null, client: null, request: null, now: () => new Date() }
}

/** Says who it is that asks, as soon as a public call knows: whoever joins, confirms an address or sets a new password. */
export function recognise({ id, name }: Who): void {
  const whose = storage.getStore()
  if (whose !== undefined) whose.actor = { id, name }
}

/** Says that what is recorded from now on puts back the change of that line. */
export function reverting(line: number): void {
  const whose = storage.getStore()
  if (whose !== undefined) whose.reverts = line
}
