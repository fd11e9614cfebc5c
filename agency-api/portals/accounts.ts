import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import type { ExportPlace } from '#contract/portal-places.ts'
import type { House } from '../house.ts'
import { NeedsConsent, TryLater } from './adapter.ts'
import { refreshed, type Tokens } from './imovirtual/consent.ts'
import { seal, unseal } from './keys.ts'

const Tokens = z.object({ access: z.string(), refresh: z.string().nullable(), expiresAt: z.string() })

/** Renewed this long before they end, so that none ends on its way. */
const earlyMs = 60_000
/** One process refreshes; a lease that outlives it ends by itself. */
const leaseMs = 20_000
const lookAgainMs = 100

/** Makes sure that a portal has a line of its own. */
export async function openAccount({ db }: Pick<House, 'db'>, place: ExportPlace) {
  await db
    .insertInto('portal_accounts')
    .values({ place })
    .onConflict((conflict) => conflict.column('place').doNothing())
    .execute()
  return db.selectFrom('portal_accounts').selectAll().where('place', '=', place).executeTakeFirstOrThrow()
}

/** Keeps what a portal has granted, sealed, and who fetched it. */
export async function connect(house: House, place: ExportPlace, tokens: Tokens, by: string): Promise<void> {
  await openAccount(house, place)
  await keep(house, place, tokens)
  await house.db
    .updateTable('portal_accounts')
    .set({ connected_at: house.now().toISOString(), connected_by: by, consent_again: 0 })
    .where('place', '=', place)
    .execute()
}

/** Forgets the keys to an account. */
export async function disconnect({ db }: Pick<House, 'db'>, place: ExportPlace): Promise<void> {
  await db
    .updateTable('portal_accounts')
    .set({ tokens: null, expires_at: null, connected_at: null, connected_by: null, consent_again: 0 })
    .where('place', '=', place)
    .execute()
}

/**
 * An access token that is good now. `stale` is one that the portal has just refused: then another is fetched. However many
 * ask, in however many processes, one of them refreshes and the others wait for it. Throws NeedsConsent, TryLater.
 */
export async function accessToken(house: House, place: ExportPlace, stale?: string): Promise<string> {
  for (let wait = 0; wait < leaseMs; wait += lookAgainMs) {
    const tokens = await tokensOf(house, place)
    const late = house.now().getTime() + earlyMs > Date.parse(tokens.expiresAt)
    if (tokens.access !== stale && !late) return tokens.access
    const lease = await takeLease(house, place)
    if (lease !== null) return renew(house, place, tokens.access, lease)
    await setTimeout(lookAgainMs)
  }
  throw new TryLater()
}

async function tokensOf(house: House, place: ExportPlace): Promise<Tokens> {
  const { tokens, consent_again } = await openAccount(house, place)
  const text = tokens === null || consent_again === 1 ? null : unseal(house.environment, place, tokens)
  if (text === null) throw new NeedsConsent('Not connected')
  return Tokens.parse(JSON.parse(text))
}

/** Takes the right to refresh, in one statement, so that two never do. */
async function takeLease({ db }: House, place: ExportPlace): Promise<string | null> {
  // Leases are about processes, not about the agency's day: they go by the machine's clock.
  const lease = `${new Date(Date.now() + leaseMs).toISOString()} ${randomUUID()}`
  const taken = await db
    .updateTable('portal_accounts')
    .set({ refresh_lease: lease })
    .where('place', '=', place)
    .where((eb) =>
      eb.or([eb('refresh_lease', 'is', null), eb('refresh_lease', '<', new Date().toISOString())]),
    )
    .returning('place')
    .executeTakeFirst()
  return taken === undefined ? null : lease
}

async function renew(house: House, place: ExportPlace, former: string, lease: string): Promise<string> {
  try {
    const tokens = await tokensOf(house, place)
    // Somebody refreshed between our look and our lease.
    if (tokens.access !== former) return tokens.access
    const fresh = await refreshed(house.environment, tokens, house.now())
    await keep(house, place, fresh)
    return fresh.access
  } catch (error) {
    if (error instanceof NeedsConsent) await endConsentTo(house, place)
    throw error
  } finally {
    await house.db
      .updateTable('portal_accounts')
      .set({ refresh_lease: null })
      .where('place', '=', place)
      .where('refresh_lease', '=', lease)
      .execute()
  }
}

/** An Administrator has to consent again before anything more is asked of the portal. */
export async function endConsentTo({ db }: Pick<House, 'db'>, place: ExportPlace): Promise<void> {
  await db.updateTable('portal_accounts').set({ consent_again: 1 }).where('place', '=', place).execute()
}

async function keep({ db, environment }: House, place: ExportPlace, tokens: Tokens): Promise<void> {
  await db
    .updateTable('portal_accounts')
    .set({ tokens: seal(environment, place, JSON.stringify(tokens)), expires_at: tokens.expiresAt })
    .where('place', '=', place)
    .execute()
}
