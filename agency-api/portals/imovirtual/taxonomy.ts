import { z } from 'zod'
import type { House } from '../../house.ts'
import type { Advert } from '../advert.ts'
import { type Action, type ReportRow, row } from '../report.ts'
import { callPortal } from './api.ts'
import { categoryOf } from './categories.ts'
import { attributesOf } from './payload.ts'

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
type Wanted = { urn: string; name: string }
const known = new Map<string, { until: number; wanted: Wanted[] }>()

/**
 * Attributes that the portal's own taxonomy makes mandatory for the category and the advert does not give, as lines of the
 * report. What cannot be learnt is not demanded: the portal checks again.
 */
export async function mandatoryMissing(house: House, advert: Advert, action: Action): Promise<ReportRow[]> {
  const given = new Set(attributesOf(advert).map(({ urn }) => urn))
  const wanted = await wantedIn(house, categoryOf(advert))
  return wanted
    .filter(({ urn }) => !given.has(urn))
    .map(({ urn, name }) =>
      row('imovirtual', {
        field: urn.replace('urn:concept:', ''),
        problem: 'MANDATORY_MISSING',
        action,
        reason: 'Taxonomy API',
        params: { name },
      }),
    )
}

async function wantedIn(house: House, category: string): Promise<Wanted[]> {
  const { IMOVIRTUAL_SITE: site, IMOVIRTUAL_API_URL: base } = house.environment
  const key = `${base} ${site} ${category}`
  const kept = known.get(key)
  if (kept !== undefined && kept.until > house.now().getTime()) return kept.wanted
  const answer = await callPortal(
    house,
    'GET',
    `/taxonomy/v1/categories/partner/${encodeURIComponent(site)}/${encodeURIComponent(category)}`,
  )
  const attributes = Taxonomy.safeParse(answer.body).data?.data.attributes ?? []
  const wanted = attributes
    .filter(({ mandatory }) => mandatory)
    .map(({ urn, name }) => ({ urn, name: name ?? urn.replace('urn:concept:', '') }))
  known.set(key, { until: house.now().getTime() + dayMs, wanted })
  return wanted
}
