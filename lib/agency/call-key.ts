import type { CallName } from '#contract/index.ts'
import type { AnyArgs, CallArgs } from './types'

/**
 * Returns the SWR key of a call, the same on the server and in the browser:
 * `properties.list {"params":{},"query":{"page":2}}`.
 */
export function toCallKey<C extends CallName>(name: C, args: CallArgs<C>): string {
  const { params, query } = args as AnyArgs
  return `${name} ${stableStringify({ params: params ?? {}, query: query ?? {} })}`
}

/** SWR key of the session view. */
export const sessionKey = 'session.view {}'

/** Returns true if a key belongs to a call (`properties.list`) or to any call of a resource (`properties`). */
export function keyBelongsTo(key: unknown, target: string): boolean {
  return typeof key === 'string' && (key.startsWith(`${target} `) || key.startsWith(`${target}.`))
}

function stableStringify(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(stableStringify).join()}]`
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${parts.map(([key, part]) => `${JSON.stringify(key)}:${stableStringify(part)}`).join()}}`
}
