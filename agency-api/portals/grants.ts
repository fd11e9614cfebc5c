import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { AgencyError } from '#contract/errors.ts'
import type { ExportPlace } from '#contract/portal-places.ts'
import { type Actor, createSecret, hashToken } from '../accounts/bearer.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { AppContext } from '../app-context.ts'
import { ConsentRequiredError, RetryLaterError } from './adapter.ts'
import { connect } from './accounts.ts'
import { requestExports } from './exports.ts'
import { callbackUrlOf } from './configuration.ts'
import { resumeAfterConsent } from './reconcile.ts'
import { toConsentUrl, exchangeCode } from './imovirtual/consent.ts'

const stateLifetimeMs = 10 * 60_000
/** Longest duration of an exchange; after it, the process that began the exchange must have died. */
const maxExchangeMs = 10_000
/** Time that the browser may have to wait for another process. */
const maxWaitMs = 3_000
const pollIntervalMs = 100

/**
 * Starts a consent; returns the portal's URL for it. The `pending` properties are published afterwards. The state in
 * the URL can be used once within ten minutes and is stored as a hash. Throws PORTAL_NOT_CONNECTED unless the caller is
 * an administrator.
 */
export async function beginConsent(
  { db, environment, now, actor }: AppContext & { actor: Actor },
  place: ExportPlace,
  returnPath: string,
  pending: number[],
) {
  if (actor.role !== 'Administrator') throw new AgencyError('PORTAL_NOT_CONNECTED')
  const state = createSecret()
  const time = now()
  await db.deleteFrom('portal_grants').where('expires_at', '<', time.toISOString()).execute()
  await db
    .insertInto('portal_grants')
    .values({
      state_hash: hashToken(state),
      user_id: actor.id,
      place,
      return_url: returnPath,
      pending: JSON.stringify(pending),
      created_at: time.toISOString(),
      expires_at: new Date(time.getTime() + stateLifetimeMs).toISOString(),
    })
    .execute()
  return { is_url_request: true, request_authorization_url: toConsentUrl(environment, state) }
}

type ConsentCallback = { code?: string; state: string; error?: string }

/**
 * Exchanges the code of a consent, publishes the pending properties and returns the browser's next URL. `connected` is
 * false if the user or the portal declined, or the portal didn't respond in time. A call repeated after success returns
 * the same. Throws NOT_FOUND_OR_ALREADY_USED unless an administrator has just started this consent.
 */
export async function completeConsent(context: AppContext, place: ExportPlace, callback: ConsentCallback) {
  const time = context.now().toISOString()
  const grant = await context.db
    .updateTable('portal_grants')
    .set({ used_at: time })
    .where('state_hash', '=', hashToken(callback.state))
    .where('place', '=', place)
    .where('used_at', 'is', null)
    .where('expires_at', '>', time)
    .returningAll()
    .executeTakeFirst()
  if (grant === undefined) return readResultOfUsedState(context, place, callback.state)
  const administrator = await context.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', grant.user_id)
    .where('disabled', '=', 0)
    .where('role', '=', 'Administrator')
    .executeTakeFirst()
  if (administrator === undefined) throw new AgencyError('NOT_FOUND_OR_ALREADY_USED')
  const url = grant.return_url
  const { environment, now } = context
  const exchange = exchangeCode(environment, callback, callbackUrlOf(environment, place), now())
  const tokens = await exchange.catch((error: unknown) => {
    if (error instanceof ConsentRequiredError || error instanceof RetryLaterError) return null
    throw error
  })
  if (tokens === null) return { connected: false, url }
  const pending = z.array(z.number()).parse(JSON.parse(grant.pending))
  // Atomic: a crash must not leave an account connected and its pending properties unpublished.
  await context.db.transaction().execute(async (db) => {
    const transactionContext = { ...context, db }
    await connect(transactionContext, place, tokens, administrator.name)
    const actor = { id: grant.user_id, name: administrator.name }
    await logActivity(db, { action: 'changed', resource: 'portals', title: place, actor })
    await requestExports(transactionContext, place, pending)
    await resumeAfterConsent(transactionContext, place)
  })
  return { connected: true, url }
}

/**
 * Returns the result of a used state. Proxies treat the callback as a safe read and repeat it if the process handling
 * it dies; the user must then see success rather than an error.
 */
async function readResultOfUsedState({ db, now }: AppContext, place: ExportPlace, state: string) {
  for (let waitedMs = 0; waitedMs < maxWaitMs; waitedMs += pollIntervalMs) {
    const time = now()
    const grant = await db
      .selectFrom('portal_grants')
      .leftJoin('portal_accounts', 'portal_accounts.place', 'portal_grants.place')
      .select(['return_url', 'used_at', 'connected_at'])
      .where('state_hash', '=', hashToken(state))
      .where('portal_grants.place', '=', place)
      .where('portal_grants.expires_at', '>', time.toISOString())
      .executeTakeFirst()
    if (grant === undefined || grant.used_at === null) break
    if (grant.connected_at !== null && grant.connected_at >= grant.used_at)
      return { connected: true, url: grant.return_url }
    if (time.getTime() - Date.parse(grant.used_at) > maxExchangeMs) break
    await setTimeout(pollIntervalMs)
  }
  throw new AgencyError('NOT_FOUND_OR_ALREADY_USED')
}
