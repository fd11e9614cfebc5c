import { unstable_serialize as serialize } from 'swr'
import type { CallName } from '#contract/index.ts'
import type { AnyArgs, CallArgs } from './types'

/** Returns the SWR key of a call, the same on the server and in the browser: its name and its serialised arguments. */
export function toCallKey<C extends CallName>(name: C, args: CallArgs<C>): string {
  const { params, query } = args as AnyArgs
  return `${name} ${serialize([params ?? {}, query ?? {}])}`
}

/** SWR key of the session view, which isn't a call of the contract. */
export const sessionKey = 'session.view {}'

/** Returns true if a key belongs to a call (`properties.list`) or to any call of a resource (`properties`). */
export function keyBelongsTo(key: unknown, target: string): boolean {
  return typeof key === 'string' && (key.startsWith(`${target} `) || key.startsWith(`${target}.`))
}
