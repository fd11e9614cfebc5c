import { AgencyError } from '#contract/errors.ts'
import type { ExportPlace } from '#contract/portal-places.ts'
import type { Actor } from '../accounts/bearer.ts'
import type { House } from '../house.ts'
import { openListing } from '../listing/claim.ts'
import { openAccount } from './accounts.ts'
import { type ExportRow, findExport } from './ask.ts'
import { isConfigured } from './configuration.ts'
import { beginConsent } from './grants.ts'
import { adapters } from './registry.ts'

/** What goes on behind an answer keeps the house, and nothing of the request. */
export function houseOf({ db, media, mail, environment, now }: House): House {
  return { db, media, mail, environment, now }
}

/** Throws PORTAL_NOT_CONFIGURED where the installation lacks what a portal takes. */
export function demandConfigured({ environment }: House, place: ExportPlace): void {
  if (!isConfigured(environment, place)) throw new AgencyError('PORTAL_NOT_CONFIGURED')
}

/** Refuses what is not there (NOT_FOUND) or kept closed (DEMO), before anything is done with the others. */
export async function demandRecords({ db }: House, ids: number[]): Promise<void> {
  for (const id of ids) await openListing(db, 'properties', id)
}

/** The export that a call names; NOT_FOUND unless the portal's name for it is the one that is known. */
export async function demandExport(
  { db }: House,
  { place, id, uuid }: { place: ExportPlace; id: number; uuid: string },
): Promise<ExportRow> {
  const known = await findExport(db, place, id)
  // An advert that has no name yet can be called back too.
  if (known === undefined || (known.uuid ?? 'none') !== uuid) throw new AgencyError('NOT_FOUND')
  return known
}

/** Nobody has connected the agency's account at the portal, or not any more. */
export async function lacksConsent(house: House, place: ExportPlace): Promise<boolean> {
  if (adapters[place].kind !== 'consent') return false
  const { tokens, consent_again } = await openAccount(house, place)
  return tokens === null || consent_again === 1
}

/** An answer after which the browser stays where it is. */
export const stay = { is_url_request: false, request_authorization_url: null }

type Asking = House & { actor: Actor }

/** Sends the browser to the portal to consent: an Administrator's only, whose account it becomes the agency's key to. */
export async function leave(asked: Asking, place: ExportPlace, returnPath: string, pending: number[]) {
  if (asked.actor.role !== 'Administrator') throw new AgencyError('PORTAL_NOT_CONNECTED')
  const address = await beginConsent(asked, place, { userId: asked.actor.id, returnPath, pending })
  return { is_url_request: true, request_authorization_url: address }
}
