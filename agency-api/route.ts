import type { Endpoint } from '#contract/endpoint.ts'
import type { CallName, EndpointOf } from '#contract/index.ts'
import type { Language } from '#contract/values.ts'
import type { SearchResource } from '#contract/search.ts'
import type { z } from 'zod'
import type { Actor } from './accounts/bearer.ts'
import type { RestoreField } from './activity/restore.ts'
import type { AuditedRecords } from './activity/snapshot.ts'
import type { AppContext } from './app-context.ts'
import type { TableOrders } from './backup/rows.ts'
import type { Tx } from './db/schema.ts'
import type { SearchQuery } from './search/rank.ts'
import type { Versioned } from './version.ts'

export type RouteRequest<E extends Endpoint> = AppContext & {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  /** Language of the content: pt if requested, else en. */
  language: Language
  /** Caller's address (client-address.ts). */
  client: string
  httpRequest: Request
  /** The version in If-Match; null without one. */
  ifMatch: string | null
  /** Caller; may be null on public calls. */
  actor: E extends { access: 'public' } ? Actor | null : Actor
}

export type Route = {
  name: CallName
  handle: (request: RouteRequest<Endpoint>) => Promise<unknown>
}

type HandlerResult<C extends CallName> = z.input<EndpointOf<C>['response']>

/**
 * Creates the route of one call. The handler returns the contract's response, a Versioned one to send an ETag, or a
 * Response for a download; nothing means `{}`. It throws AgencyError.
 */
export function route<C extends CallName>(
  name: C,
  handler: (
    request: RouteRequest<EndpointOf<C>>,
  ) => Promise<HandlerResult<C> | Versioned<HandlerResult<C>> | Response>,
): Route {
  return { name, handle: handler as unknown as Route['handle'] }
}

export type ResourceModule = {
  routes: readonly Route[]
  /** The resource's tables in an order in which backups can restore them, each with the columns that order its rows. */
  backupOrder?: TableOrders
  /** The resource's audited records. `restore` saves a field as the record's form would, with the same rules. */
  records?: readonly (AuditedRecords & { restore: RestoreField })[]
  search?: {
    name: SearchResource
    /** Only administrators find these records. */
    administratorsOnly?: true
    /** Returns the best matches. All have the same `totalMatches`: how many the resource's list would show. */
    find: (query: SearchQuery) => Promise<{ totalMatches: number }[]>
  }
  /** Adds the resource's records to the sample agency. */
  seed?: (tx: Tx, now: Date) => Promise<void>
}
