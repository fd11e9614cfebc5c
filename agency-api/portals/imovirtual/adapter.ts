import { z } from 'zod'
import type { AppContext } from '../../app-context.ts'
import { type ApiAdapter, removalPendingCode, type Outcome } from '../adapter.ts'
import type { Advert } from '../read-adverts.ts'
import { type Action, createReportRow } from '../report.ts'
import { parsePortalAdvert, callPortal, type PortalResponse } from './api.ts'
import { attributesOf, categoryOf, toPayload } from './payload.ts'
import { outcomeOf, parseValidationErrors } from './states.ts'

/**
 * Imovirtual through the OLX Group Real Estate API. All writes are asynchronous: an accepted advert is `inserted`, an
 * accepted removal `waiting`; the result comes with a notification or by polling.
 */
export const imovirtual: ApiAdapter = {
  kind: 'api',
  publish: sendAdvert,
  update: sendAdvert,
  async activate(context, uuid) {
    const response = await callPortal(context, 'POST', `${pathOf(uuid)}/activate`)
    if (isGone(response)) return { state: 'removed' }
    if (!isSuccess(response)) return toErrorOutcome(response, 'publish', { isWriteRejected: true })
    // Overwrites the expired advert's code, which would make the next update activate the advert again.
    return { state: 'inserted', portal_code: 'TO_ACTIVATE' }
  },
  async withdraw(context, uuid) {
    const response = await callPortal(context, 'DELETE', pathOf(uuid))
    // Deleting a deleted advert fails, but the advert is removed as requested.
    if (isGone(response)) return { state: 'removed' }
    if (!isSuccess(response)) return toErrorOutcome(response, 'remove', { isWriteRejected: true })
    return { state: 'waiting', portal_code: removalPendingCode }
  },
  async fetchStatus(context, uuid, lastAction) {
    const response = await callPortal(context, 'GET', `${pathOf(uuid)}/meta`)
    if (isGone(response)) return { state: 'removed' }
    const portalAdvert = isSuccess(response) ? parsePortalAdvert(response.body) : null
    return portalAdvert === null ? toErrorOutcome(response, lastAction) : outcomeOf(portalAdvert, lastAction)
  },
  async findPropertyId(context, uuid) {
    const response = await callPortal(context, 'GET', `${pathOf(uuid)}/meta`)
    const portalAdvert = isSuccess(response) ? parsePortalAdvert(response.body) : null
    if (portalAdvert === null || outcomeOf(portalAdvert, 'publish').state === 'removed') return null
    return portalAdvert.custom_fields?.id ?? null
  },
}

const pathOf = (uuid: string) => `/advert/v1/${encodeURIComponent(uuid)}`
const isGone = ({ status }: PortalResponse) => status === 404 || status === 410
const isSuccess = ({ status }: PortalResponse) => [200, 201, 202, 204].includes(status)

async function sendAdvert(context: AppContext, advert: Advert, uuid?: string): Promise<Outcome> {
  const action: Action = uuid === undefined ? 'publish' : 'update'
  const missing = await findMissingAttributes(context, advert, action)
  if (missing.length > 0) return { state: 'error', isWriteRejected: true, rows: missing }
  const payload = toPayload(context.environment, advert)
  const response = await (uuid === undefined
    ? callPortal(context, 'POST', '/advert/v1', payload)
    : callPortal(context, 'PUT', pathOf(uuid), payload))
  if (uuid !== undefined && isGone(response)) return { state: 'removed' }
  if (!isSuccess(response)) return toErrorOutcome(response, action, { isWriteRejected: true })
  const portalAdvert = parsePortalAdvert(response.body)
  if (portalAdvert === null) return { state: 'inserted' }
  // Some rejections have a success status.
  const outcome = outcomeOf(portalAdvert, action)
  return outcome.state === 'error' ? outcome : { ...outcome, state: 'inserted' }
}

function toErrorOutcome(
  response: PortalResponse,
  action: Action,
  { isWriteRejected }: { isWriteRejected?: boolean } = {},
): Outcome {
  const rows = parseValidationErrors(response.body, action, `HTTP ${response.status}`)
  return {
    state: 'error',
    isWriteRejected,
    rows:
      rows.length > 0
        ? rows
        : [createReportRow('imovirtual', { problem: `HTTP ${response.status}`, action })],
  }
}

const dayMs = 24 * 3_600_000
const Taxonomy = z.object({
  data: z.object({
    attributes: z.array(
      z.object({
        urn: z.string(),
        mandatory: z.boolean().catch(false),
        name: z.string().nullish().catch(null),
      }),
    ),
  }),
})
type MandatoryAttribute = { urn: string; name: string }
const cache = new Map<string, { until: number; values: MandatoryAttribute[] }>()

/**
 * Returns a report row for each attribute that the advert lacks and the portal's taxonomy requires for the category.
 * If the portal returns no taxonomy for the category, nothing is required: it validates the advert anyway. If it
 * denies access, the rows contain its message. Throws the errors of `callPortal`.
 */
async function findMissingAttributes(context: AppContext, advert: Advert, action: Action) {
  const provided = new Set(attributesOf(advert).map(({ urn }) => urn))
  const mandatory = await readMandatoryAttributes(context, categoryOf(advert))
  if (!Array.isArray(mandatory))
    return parseValidationErrors(mandatory.body || 'Taxonomy API', action, `HTTP ${mandatory.status}`)
  return mandatory
    .filter(({ urn }) => !provided.has(urn))
    .map(({ urn, name }) =>
      createReportRow('imovirtual', {
        field: urn.replace('urn:concept:', ''),
        problem: 'MANDATORY_MISSING',
        action,
        reason: 'Taxonomy API',
        params: { name },
      }),
    )
}

/** Returns the attributes, or the response if the portal denies access. */
async function readMandatoryAttributes(
  context: AppContext,
  category: string,
): Promise<MandatoryAttribute[] | PortalResponse> {
  const { IMOVIRTUAL_SITE: site, IMOVIRTUAL_API_URL: base } = context.environment
  const key = `${base} ${site} ${category}`
  const cached = cache.get(key)
  if (cached !== undefined && cached.until > context.now().getTime()) return cached.values
  const response = await callPortal(
    context,
    'GET',
    `/taxonomy/v1/categories/partner/${encodeURIComponent(site)}/${encodeURIComponent(category)}`,
  )
  if (response.status === 403) return response
  const attributes = Taxonomy.safeParse(response.body).data?.data.attributes ?? []
  const mandatory = attributes
    .filter(({ mandatory }) => mandatory)
    .map(({ urn, name }) => ({ urn, name: name ?? urn.replace('urn:concept:', '') }))
  cache.set(key, { until: context.now().getTime() + dayMs, values: mandatory })
  return mandatory
}
