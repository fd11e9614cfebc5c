import { createHash, randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { AgencyError } from '#contract/errors.ts'
import type { ExportPlace } from '#contract/portal-places.ts'
import { record } from '../activity/record.ts'
import type { House } from '../house.ts'
import { NeedsConsent, TryLater } from './adapter.ts'
import { connect } from './accounts.ts'
import { askFor } from './ask.ts'
import { callbackAddress } from './configuration.ts'
import { goOnWithConsent } from './heed-changes.ts'
import { consentAddress, exchange, type Tokens } from './imovirtual/consent.ts'

const lifeMs = 10 * 60_000
/** An exchange that another process has begun is over by then, or was lost with it. */
const underWayMs = 10_000
/** The browser is not kept longer. */
const waitMs = 3_000
const lookMs = 100
const hashOf = (state: string) => createHash('sha256').update(state).digest('hex')

/**
 * Begins a consent: answers where the browser goes. `pending` are published once it is given. What comes back is good for
 * ten minutes, once, and known by a hash alone.
 */
export async function beginConsent(
  { db, environment, now }: House,
  place: ExportPlace,
  { userId, returnPath, pending }: { userId: number; returnPath: string; pending: number[] },
): Promise<string> {
  const state = randomBytes(32).toString('base64url')
  const at = now()
  await db.deleteFrom('portal_grants').where('expires_at', '<', at.toISOString()).execute()
  await db
    .insertInto('portal_grants')
    .values({
      state_hash: hashOf(state),
      user_id: userId,
      place,
      return_url: returnPath,
      pending: JSON.stringify(pending),
      created_at: at.toISOString(),
      expires_at: new Date(at.getTime() + lifeMs).toISOString(),
    })
    .execute()
  return consentAddress(environment, state)
}

type Returned = { code?: string; state: string; error?: string }

/**
 * Ends a consent: the state is used up whatever follows, then the code is exchanged and what was pending is published.
 * Answers where the browser goes on; `connected` is false when the person or the portal said no,
 * or the portal did not answer in time. Asked again after it was connected it answers the same and does nothing. Throws
 * NOT_FOUND_OR_ALREADY_USED for a state that is none of ours, is over, was used, or was begun for another portal or by
 * somebody who is no Administrator any more.
 */
export async function endConsent(
  house: House,
  place: ExportPlace,
  returned: Returned,
): Promise<{ connected: boolean; url: string }> {
  const at = house.now().toISOString()
  const grant = await house.db
    .updateTable('portal_grants')
    .set({ used_at: at })
    .where('state_hash', '=', hashOf(returned.state))
    .where('place', '=', place)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returningAll()
    .executeTakeFirst()
  if (grant === undefined) return endedBefore(house, place, returned.state)
  const by = await house.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', grant.user_id)
    .where('disabled', '=', 0)
    .where('role', '=', 'Administrator')
    .executeTakeFirst()
  if (by === undefined) throw new AgencyError('NOT_FOUND_OR_ALREADY_USED')
  const url = grant.return_url
  const tokens = await granted(house, place, returned)
  if (tokens === null) return { connected: false, url }
  const pending = z.array(z.number()).parse(JSON.parse(grant.pending))
  // All or nothing: a process that ends in the middle must not leave an account connected and what waited for it unsent.
  await house.db.transaction().execute(async (db) => {
    const within = { ...house, db }
    await connect(within, place, tokens, by.name)
    const who = { id: grant.user_id, name: by.name }
    await record(db, { action: 'changed', noun: 'portals', title: place, who })
    await askFor(within, place, pending)
    // What came to a stop for want of consent goes on.
    await goOnWithConsent(within, place)
  })
  return { connected: true, url }
}

/** What the portal gives for the code; null when it or the person said no, or it did not answer in time. */
async function granted(house: House, place: ExportPlace, returned: Returned): Promise<Tokens | null> {
  try {
    const callback = callbackAddress(house.environment, place)
    return await exchange(house.environment, returned, callback, house.now())
  } catch (error) {
    if (error instanceof NeedsConsent || error instanceof TryLater) return null
    throw error
  }
}

/**
 * What came of a state that is used up. A browser's way back is a read to every proxy, which asks it again where the process
 * that had it ended; the person is to hear that the account is connected, and not that it failed.
 */
async function endedBefore(
  { db, now }: House,
  place: ExportPlace,
  state: string,
): Promise<{ connected: boolean; url: string }> {
  for (let waited = 0; waited < waitMs; waited += lookMs) {
    const at = now()
    const grant = await db
      .selectFrom('portal_grants')
      .leftJoin('portal_accounts', 'portal_accounts.place', 'portal_grants.place')
      .select(['return_url', 'used_at', 'connected_at'])
      .where('state_hash', '=', hashOf(state))
      .where('portal_grants.place', '=', place)
      .where('portal_grants.expires_at', '>', at.toISOString())
      .executeTakeFirst()
    if (grant === undefined || grant.used_at === null) break
    if (grant.connected_at !== null && grant.connected_at >= grant.used_at)
      return { connected: true, url: grant.return_url }
    if (at.getTime() - Date.parse(grant.used_at) > underWayMs) break
    await setTimeout(lookMs)
  }
  throw new AgencyError('NOT_FOUND_OR_ALREADY_USED')
}
