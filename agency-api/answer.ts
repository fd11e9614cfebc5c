import type { Answer, Endpoint } from '#contract/endpoint.ts'
import type { CallName, EndpointOf } from '#contract/index.ts'
import type { Language } from '#contract/values.ts'
import type { z } from 'zod'
import type { Actor } from './accounts/bearer.ts'
import type { House } from './house.ts'
import type { Versioned } from './version.ts'

/** A call as a handler sees it: parsed by the contract, the caller known and allowed. */
export type Asked<E extends Endpoint> = House & {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  /** The language of content that was asked for: pt, else en. */
  language: Language
  /** Address of the caller, believed from a trusted proxy only. */
  client: string
  request: Request
  /** The version that the caller saw (If-Match); null when they do not say. */
  ifMatch: string | null
  /** Who asks; on a public call nobody need be signed in. */
  actor: E extends { access: 'public' } ? Actor | null : Actor
}

export type Route = {
  name: CallName
  handle: (asked: Asked<Endpoint>) => Promise<unknown>
}

type Given<C extends CallName> = z.input<EndpointOf<C>['answer']>

/**
 * Answers one call of the contract. The handler returns what the contract's answer accepts (Versioned where it
 * has a version, a Response for a download) and throws AgencyError for what it refuses.
 */
export function answer<C extends CallName>(
  name: C,
  handler: (asked: Asked<EndpointOf<C>>) => Promise<Given<C> | Versioned<Given<C>> | Response>,
): Route {
  return { name, handle: handler as unknown as Route['handle'] }
}

export type { Answer }
