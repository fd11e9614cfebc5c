import { AgencyError } from '#contract/errors.ts'
import { type ExportPlace, exportPlaces } from '#contract/portal-places.ts'
import type { Language } from '#contract/values.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { AppContext } from '../app-context.ts'
import { readEditableListing } from '../listing/edit.ts'
import { route, type Route } from '../route.ts'
import { accountRoutes } from './account-routes.ts'
import { readBoard } from './board.ts'
import { returnPathOf } from './configuration.ts'
import { requireConfigured, requireExport, partitionEditable, isConsentMissing } from './export-checks.ts'
import { findExport, readAffectedAdverts, requestExports, requestRemoval } from './exports.ts'
import { beginConsent } from './grants.ts'
import { readAdverts } from './read-adverts.ts'
import { describeRows, parseReportRows, type ReportRow } from './report.ts'
import { pollStaleExport, schedulePortalJobs } from './scheduler.ts'
import { readPortals, shareLinksOf, viewOf } from './view.ts'

export const portalRoutes: Route[] = [
  route('portals.exportProperties', async (request) => {
    const { place, properties, url } = request.body
    const returnPath = returnPathOf(request.environment, url)
    if (place === 'social') {
      const [id = 0] = properties
      await readEditableListing(request.db, 'properties', id)
      return { share: shareLinksOf((await readAdverts(request, [id])).get(id), request.language) }
    }
    const { editable, rejected } = await partitionEditable(request, properties)
    requireConfigured(request, place)
    if (!(await isConsentMissing(request, place)))
      return { results: [...rejected, ...(await queueExports(request, place, editable))] }
    // Reports invalid properties, and queues none, before redirecting to the portal's consent.
    const invalid = await requestExports(request, place, editable, { validateOnly: true })
    const results = [...rejected, ...invalid.map((result) => withDescriptions(result, request.language))]
    const pending = editable.filter((id) => !results.some((result) => result.id === id))
    if (pending.length === 0) return { results }
    return { ...(await beginConsent(request, place, returnPath, pending)), results }
  }),
  route('portals.checkInsertion', async (request) => {
    const { place, id } = request.params
    await readEditableListing(request.db, 'properties', id)
    const publication = await findExport(request.db, place, id)
    if (publication === undefined) return { view_data: { result: null } }
    const row = (await pollStaleExport(request, publication)) ?? publication
    const { advert = null } = (await readAdverts(request, [id])).get(id) ?? {}
    const view = viewOf(row, advert, request.language)
    return { view_data: { result: row.state, log: view.rows, export: view } }
  }),
  route('portals.updateProperty', async (request) => {
    const { place, id, url } = request.params
    const returnPath = returnPathOf(request.environment, url)
    await readEditableListing(request.db, 'properties', id)
    await requireExport(request, request.params)
    requireConfigured(request, place)
    if (await isConsentMissing(request, place))
      return { ...(await beginConsent(request, place, returnPath, [id])), result: 'waiting' as const }
    const [queued] = await queueExports(request, place, [id])
    return { result: queued?.state ?? 'error', log: queued?.rows }
  }),
  route('portals.removeProperty', async (request) => {
    // Only validates the URL; the removal doesn't use it.
    returnPathOf(request.environment, request.params.url)
    const publication = await requireExport(request, request.params)
    const row = await requestRemoval(request, publication)
    await logExports(request, 'changed', request.params.place, [request.params.id])
    schedulePortalJobs(request)
    return { result: row.state }
  }),
  route('portals.errorFile', async ({ db, params, language }) => {
    // `block` names the portal. If it is anything else, the uuid suffices.
    const place = exportPlaces.find((name) => name === params.block)
    const exports = db.selectFrom('portal_exports').select('rows').where('uuid', '=', params.uuid)
    const row = await (place === undefined ? exports : exports.where('place', '=', place)).executeTakeFirst()
    if (row === undefined) throw new AgencyError('NOT_FOUND')
    return { exporter_log: describeRows(parseReportRows(row.rows), language) }
  }),
  route('portals.ofProperty', async (request) => {
    const { db, params, language } = request
    await readEditableListing(db, 'properties', params.id)
    const property = (await readAdverts(request, [params.id])).get(params.id)
    const rows = await db
      .selectFrom('portal_exports')
      .selectAll()
      .where('property_id', '=', params.id)
      .execute()
    return {
      portals: await readPortals(request),
      exports: rows.map((row) => viewOf(row, property?.advert ?? null, language)),
      share: shareLinksOf(property, language),
      facts: property?.facts ?? null,
    }
  }),
  route('portals.board', (request) => readBoard(request, request.query, request.language)),
  route('portals.adverts', ({ db, query }) => readAffectedAdverts(db, query)),
  ...accountRoutes,
]

type LocalizedContext = AppContext & { language: Language }

/** Queues properties for publication or an update, and records the accepted ones in the activity log. */
async function queueExports(request: LocalizedContext, place: ExportPlace, ids: number[]) {
  const queued = await requestExports(request, place, ids)
  const acceptedIds = queued.flatMap(({ id, rows }) => (rows.length === 0 ? id : []))
  await logExports(request, 'exported', place, acceptedIds)
  schedulePortalJobs(request)
  return queued.map((result) => withDescriptions(result, request.language))
}

const withDescriptions = <R extends { rows: ReportRow[] }>(result: R, language: Language) => ({
  ...result,
  rows: describeRows(result.rows, language),
})

/** Records in the activity log that properties were exported to a portal (`exported`) or withdrawn (`changed`). */
async function logExports(
  { db }: AppContext,
  action: 'exported' | 'changed',
  place: ExportPlace,
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return
  const rows = await db
    .selectFrom('properties')
    .select(['id', 'reference', 'title_en', 'title_pt'])
    .where('id', 'in', ids)
    .execute()
  const events = rows.map(({ id, reference, title_en, title_pt }) => ({
    action,
    resource: 'portals' as const,
    id,
    reference,
    title: { en: `${title_en} · ${place}`, pt: `${title_pt} · ${place}` },
  }))
  await logActivity(db, ...events)
}
