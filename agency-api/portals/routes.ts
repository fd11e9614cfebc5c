import { AgencyError } from '#contract/errors.ts'
import type { ExportPlace } from '#contract/portal-places.ts'
import { ExportPlace as KnownPlace } from '#contract/place.ts'
import { record } from '../activity/record.ts'
import { answer, type Route } from '../answer.ts'
import type { House } from '../house.ts'
import { openListing } from '../listing/claim.ts'
import { accountRoutes } from './account-routes.ts'
import { type Answered, askFor, askToRemove, findExport } from './ask.ts'
import { readAffectedAdverts } from './affected-adverts.ts'
import { readBoard } from './board.ts'
import {
  demandConfigured,
  demandExport,
  demandRecords,
  houseOf,
  lacksConsent,
  leave,
  stay,
} from './demands.ts'
import { portalRoundSoon } from './keep.ts'
import { lookIfSilent } from './look-if-silent.ts'
import { readAdverts } from './read-adverts.ts'
import { keptRows, obstacles, spoken } from './report.ts'
import { returnPathOf } from './return-path.ts'
import { shareLinksOf } from './social/share.ts'
import { portalsOf, viewOf } from './view.ts'

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
    await noteExport(asked, 'exported', place, taken(answers))
    portalRoundSoon(houseOf(asked))
    const results = answers.map((each) => ({ ...each, rows: spoken(each.rows, asked.language) }))
    return { ...stay, results, share: null }
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
    await noteExport(asked, 'exported', place, answered ? taken([answered]) : [])
    portalRoundSoon(houseOf(asked))
    return { ...stay, result: answered?.state ?? 'error', log: spoken(answered?.rows ?? [], asked.language) }
  }),
  answer('portals.removeProperty', async (asked) => {
    returnPathOf(asked.environment, asked.params.url)
    const known = await demandExport(asked, asked.params)
    const row = await askToRemove(asked, known)
    await noteExport(asked, 'changed', asked.params.place, [asked.params.id])
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
  answer('portals.adverts', ({ db, query }) => readAffectedAdverts(db, query)),
  ...accountRoutes,
]

async function refusedAlready(asked: House & { language: 'en' | 'pt' }, place: ExportPlace, ids: number[]) {
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

/** Who took what to a portal (`exported`), or off it (`changed`), for the history; what was refused went nowhere. */
async function noteExport(
  { db }: House,
  action: 'exported' | 'changed',
  place: ExportPlace,
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return
  const found = await db
    .selectFrom('properties')
    .select(['id', 'reference', 'title_en', 'title_pt'])
    .where('id', 'in', ids)
    .execute()
  const events = found.map(({ id, reference, title_en, title_pt }) => ({
    action,
    noun: 'portals' as const,
    id,
    reference,
    title: { en: `${title_en} · ${place}`, pt: `${title_pt} · ${place}` },
  }))
  await record(db, ...events)
}

const taken = (answers: Answered[]) => answers.filter(({ rows }) => rows.length === 0).map(({ id }) => id)
