import { AgencyError } from '#contract/errors.ts'
import type { ExportPlace } from '#contract/portal-places.ts'
import { ExportPlace as KnownPlace } from '#contract/place.ts'
import type { Actor } from '../accounts/bearer.ts'
import { record } from '../activity/record.ts'
import { answer, type Route } from '../answer.ts'
import type { House } from '../house.ts'
import { openListing } from '../listing/claim.ts'
import { readAccounts } from './account-view.ts'
import { disconnect, openAccount } from './accounts.ts'
import { askFor, askToRemove, type ExportRow, findExport } from './ask.ts'
import { readBoard } from './board.ts'
import { isConfigured } from './configuration.ts'
import { takeNotification } from './events.ts'
import { feedAddress } from './feeds.ts'
import { beginConsent, endConsent } from './grants.ts'
import { portalRoundSoon } from './keep.ts'
import { readAdverts } from './read-adverts.ts'
import { adapters } from './registry.ts'
import { keptRows, obstacles, spoken } from './report.ts'
import { returnPathOf } from './return-path.ts'
import { shareLinksOf } from './social/share.ts'
import { portalsOf, viewOf } from './view.ts'
import { silenceMs, workOnce } from './work.ts'

type Asking = House & { actor: Actor }

export const portalRoutes: Route[] = [
  answer('portals.exportProperties', async (asked) => {
    const { place, properties, url } = asked.body
    const returnPath = returnPathOf(asked.environment, url)
    if (place === 'social') {
      const [id = 0] = properties
      return { ...stay, results: [], share: await shareOf(asked, id) }
    }
    await demandRecords(asked, properties)
    demandConfigured(asked, place)
    if (await lacksConsent(asked, place)) {
      // What would be refused anyway is said before anybody is sent away.
      const results = await refusedAlready(asked, place, properties)
      const pending = properties.filter((id) => !results.some((each) => each.id === id))
      if (pending.length === 0) return { ...stay, results, share: null }
      return { ...(await leave(asked, place, returnPath, pending)), results, share: null }
    }
    const answers = await askFor(asked, place, properties)
    await noteExport(asked, properties)
    portalRoundSoon(houseOf(asked))
    const results = answers.map((each) => ({ ...each, rows: spoken(each.rows, asked.language) }))
    return { ...stay, results, share: null }
  }),
  answer('portals.authorize', async (asked) => {
    const { place, url } = asked.query
    demandConfigured(asked, place)
    if (adapters[place].kind !== 'consent') throw new AgencyError('NOT_FOUND')
    return leave(asked, place, returnPathOf(asked.environment, url), [])
  }),
  answer('portals.checkInsertion', async (asked) => {
    const { place, id } = asked.params
    await openListing(asked.db, 'properties', id)
    const known = await findExport(asked.db, place, id)
    if (known === undefined) return { view_data: { result: null, log: [], export: null } }
    const row = (await lookIfSilent(asked, known)) ?? known
    const { advert = null } = (await readAdverts(asked, [id])).get(id) ?? {}
    const view = viewOf(row, advert, asked.language)
    return { view_data: { result: row.state, log: view.rows, export: view } }
  }),
  answer('portals.updateProperty', async (asked) => {
    const { place, id, url } = asked.params
    returnPathOf(asked.environment, url)
    await openListing(asked.db, 'properties', id)
    await demandExport(asked, asked.params)
    demandConfigured(asked, place)
    if (await lacksConsent(asked, place))
      return {
        ...(await leave(asked, place, returnPathOf(asked.environment, url), [id])),
        result: 'waiting' as const,
        log: [],
      }
    const [answered] = await askFor(asked, place, [id])
    await noteExport(asked, [id])
    portalRoundSoon(houseOf(asked))
    return { ...stay, result: answered?.state ?? 'error', log: spoken(answered?.rows ?? [], asked.language) }
  }),
  answer('portals.removeProperty', async (asked) => {
    returnPathOf(asked.environment, asked.params.url)
    const known = await demandExport(asked, asked.params)
    const row = await askToRemove(asked, known)
    await noteExport(asked, [asked.params.id])
    portalRoundSoon(houseOf(asked))
    return { ...stay, result: row.state, log: [] }
  }),
  answer('portals.errorFile', async ({ db, params, language }) => {
    const place = KnownPlace.safeParse(params.block).data
    const row = await db
      .selectFrom('portal_exports')
      .select('rows')
      .where('uuid', '=', params.uuid)
      .$if(place !== undefined, (only) => only.where('place', '=', place ?? 'kyero'))
      .executeTakeFirst()
    if (row === undefined) throw new AgencyError('NOT_FOUND')
    return { exporter_log: spoken(keptRows(row.rows), language) }
  }),
  answer('portals.ofProperty', async (asked) => {
    const { db, params, language } = asked
    await openListing(db, 'properties', params.id)
    const found = (await readAdverts(asked, [params.id])).get(params.id)
    const rows = await db
      .selectFrom('portal_exports')
      .selectAll()
      .where('property_id', '=', params.id)
      .execute()
    return {
      portals: await portalsOf(asked),
      exports: rows.map((row) => viewOf(row, found?.advert ?? null, language)),
      share: found === undefined ? null : shareLinksOf(found, language),
      facts: found?.facts ?? null,
    }
  }),
  answer('portals.board', (asked) => readBoard(asked, asked.query, asked.language)),
  answer('portals.accounts', async (asked) => ({ accounts: await readAccounts(asked) })),
  answer('portals.disconnect', async (asked) => {
    await disconnect(asked, asked.params.place)
    await record(asked.db, { action: 'changed', noun: 'portals', title: asked.params.place })
    return { saved: true as const }
  }),
  answer('portals.renewFeed', async (asked) => {
    const { place } = asked.params
    await openAccount(asked, place)
    await asked.db
      .updateTable('portal_accounts')
      .set((eb) => ({ feed_generation: eb('feed_generation', '+', 1) }))
      .where('place', '=', place)
      .execute()
    const feed_url = await feedAddress(asked, place)
    if (feed_url === null) throw new AgencyError('PORTAL_NOT_CONFIGURED')
    return { feed_url }
  }),
  answer('portals.callback', async (asked) => {
    const ended = await endConsent(houseOf(asked), asked.params.place, asked.query)
    portalRoundSoon(houseOf(asked))
    return ended
  }),
  answer('portals.notify', async (asked) => {
    const signature = asked.request.headers.get('x-signature')
    await takeNotification(asked, asked.params.place, asked.body, signature)
    portalRoundSoon(houseOf(asked))
    return { received: true as const }
  }),
]

const stay = { is_url_request: false, request_authorization_url: null }

/** What goes on behind an answer keeps the house, and nothing of the request. */
function houseOf({ db, media, mail, environment, now }: House): House {
  return { db, media, mail, environment, now }
}

function demandConfigured({ environment }: House, place: ExportPlace): void {
  if (!isConfigured(environment, place)) throw new AgencyError('PORTAL_NOT_CONFIGURED')
}

/** Refuses what is not there (NOT_FOUND) or kept closed (DEMO), before anything is done with the others. */
async function demandRecords({ db }: House, ids: number[]): Promise<void> {
  for (const id of ids) await openListing(db, 'properties', id)
}

/** The export that a call names; NOT_FOUND unless the portal's name for it is the one that is known. */
async function demandExport(
  { db }: House,
  { place, id, uuid }: { place: ExportPlace; id: number; uuid: string },
): Promise<ExportRow> {
  const known = await findExport(db, place, id)
  // An advert that has no name yet can be called back too.
  if (known === undefined || (known.uuid ?? 'none') !== uuid) throw new AgencyError('NOT_FOUND')
  return known
}

async function lacksConsent(house: House, place: ExportPlace): Promise<boolean> {
  if (adapters[place].kind !== 'consent') return false
  const { tokens, consent_again } = await openAccount(house, place)
  return tokens === null || consent_again === 1
}

/** Sends the browser to the portal to consent: an Administrator's only, whose account it becomes the agency's key to. */
async function leave(asked: Asking, place: ExportPlace, returnPath: string, pending: number[]) {
  if (asked.actor.role !== 'Administrator') throw new AgencyError('PORTAL_NOT_CONNECTED')
  const address = await beginConsent(asked, place, { userId: asked.actor.id, returnPath, pending })
  return { is_url_request: true, request_authorization_url: address }
}

async function refusedAlready(asked: Asking & { language: 'en' | 'pt' }, place: ExportPlace, ids: number[]) {
  const read = await readAdverts(asked, ids)
  const refused = ids.filter((id) => {
    const found = read.get(id)
    return found !== undefined && obstacles(place, found.facts, 'publish').length > 0
  })
  const answers = refused.length > 0 ? await askFor(asked, place, refused) : []
  return answers.map((each) => ({ ...each, rows: spoken(each.rows, asked.language) }))
}

async function shareOf(asked: House & { language: 'en' | 'pt' }, id: number) {
  await openListing(asked.db, 'properties', id)
  const found = (await readAdverts(asked, [id])).get(id)
  return found === undefined ? null : shareLinksOf(found, asked.language)
}

/** Two minutes without a word: the portal is asked once, before the caller is answered. */
async function lookIfSilent(house: House, known: ExportRow): Promise<ExportRow | undefined> {
  const open = known.state === 'waiting' || known.state === 'inserted'
  const heard = Date.parse(known.answered_at ?? known.sent_at ?? known.created_at)
  if (adapters[known.place].kind !== 'consent' || !open || house.now().getTime() - heard < silenceMs)
    return undefined
  await house.db
    .updateTable('portal_exports')
    .set({ due_at: house.now().toISOString() })
    .where('id', '=', known.id)
    .where('lease', 'is', null)
    .where('uuid', 'is not', null)
    .execute()
  await workOnce(houseOf(house), known.id)
  return findExport(house.db, known.place, known.property_id)
}

/** Who took what to a portal, or off it, for the history. */
async function noteExport({ db }: House, ids: number[]): Promise<void> {
  const found = await db
    .selectFrom('properties')
    .select(['id', 'reference', 'title_en', 'title_pt'])
    .where('id', 'in', ids)
    .execute()
  const events = found.map(({ id, reference, title_en, title_pt }) => ({
    action: 'exported' as const,
    noun: 'portals' as const,
    id,
    reference,
    title: { en: title_en, pt: title_pt },
  }))
  await record(db, ...events)
}
