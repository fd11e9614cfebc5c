import { z } from 'zod'
import type { AppContext } from '../../app-context.ts'
import type { Advert } from '../read-adverts.ts'
import { type Action, createReportRow } from '../report.ts'
import { callPortal, type PortalResponse } from './api.ts'
import { attributesOf, categoryOf } from './payload.ts'
import { parseValidationErrors } from './states.ts'

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
 * Returns a report row for each attribute that the portal's taxonomy requires for the category and the advert lacks.
 * If the portal returns no taxonomy for the category, nothing is required: it validates the advert anyway. If it
 * denies access, the rows contain its message. Throws the errors of `callPortal`.
 */
export async function findMissingAttributes(context: AppContext, advert: Advert, action: Action) {
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
