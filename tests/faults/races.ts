import { limits } from '#contract/limits.ts'
import type { TestDatabase } from '../contract/databases.ts'
import { fileOf, jpeg } from '../contract/photos.ts'
import { createPropertyForm } from '../contract/portfolio.ts'
import type { ApiProcess } from '../contract/api-process.ts'
import { FaultCounter } from './fault.ts'
import { type ApiResponse, type FaultAgency, createFaultAgency } from './processes.ts'
import { findInvariantViolations } from './invariants.ts'

const requestCount = 50

/**
 * Sends fifty concurrent requests that highlight properties, change a cover, use the same slug, or create the same
 * reference. On PostgreSQL, two processes share the requests. A round fails if a rule is broken or a response is wrong.
 */
export async function testRaces(kind: TestDatabase['name'], rounds: number): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const agency = await createFaultAgency(kind)
  const apis = [await agency.start(), ...(kind === 'PostgreSQL' ? [await agency.start()] : [])]
  const apiAt = (n: number) => apis[n % apis.length] as ApiProcess
  const ids: number[] = []
  for (let n = 0; n < requestCount; n += 1) ids.push(await add(agency, apiAt(n)))
  const context = await agency.openContext()
  for (let round = 0; round < rounds; round += 1)
    for (const [name, race] of Object.entries({
      highlight: raceHighlights,
      cover: raceCovers,
      slug: raceSlugs,
      reference: raceReferences,
    }))
      await counter.try(`${kind}, ${name}, round ${round}`, async () => {
        const failure = await race({ agency, apiAt, ids, round })
        const broken = await findInvariantViolations(context)
        return failure ?? broken[0] ?? null
      })
  await context.db.destroy()
  await agency.close()
  return counter
}

type Race = { agency: FaultAgency; apiAt: (n: number) => ApiProcess; ids: number[]; round: number }

/** Returns a failure for an unexpected status, or if the number of responses with status `success` isn't `winners`. */
function findFailure(
  responses: ApiResponse[],
  expected?: { success: number; winners: number },
): string | null {
  const unexpected = responses.find(({ status }) => ![200, 201, 202, 409].includes(status))
  if (unexpected !== undefined) return `a request returned ${unexpected.status}`
  if (expected === undefined) return null
  const succeeded = responses.filter(({ status }) => status === expected.success).length
  return succeeded === expected.winners ? null : `${succeeded} requests succeeded, not ${expected.winners}`
}

async function add(agency: FaultAgency, api: ApiProcess, overrides = {}): Promise<number> {
  const { body } = await agency.request(api, 'properties.add', {
    body: createPropertyForm(agency.typeId, overrides),
  })
  return Number(body.property_id)
}

async function raceHighlights({ agency, apiAt, ids }: Race): Promise<string | null> {
  const change = (value: 0 | 1) => (id: number, n: number) =>
    agency.request(apiAt(n), 'properties.quickChange', { body: { id, block: 'highlighted', value } })
  await Promise.all(ids.map(change(0)))
  const responses = await Promise.all(ids.map(change(1)))
  return findFailure(responses, { success: 202, winners: limits.highlighted })
}

async function raceCovers({ agency, apiAt, ids, round }: Race): Promise<string | null> {
  const id = ids[round % ids.length] ?? 0
  const bytes = await jpeg(40, 30)
  const uploads = await Promise.all(
    Array.from({ length: 5 }, (_, n) =>
      agency.request(apiAt(n), 'properties.uploadMedia', { params: { id }, body: { file: fileOf(bytes) } }),
    ),
  )
  const media = uploads.map(({ body }) => (body.media as { id: number }).id)
  const responses = await Promise.all(
    Array.from({ length: requestCount }, (_, n) =>
      agency.request(apiAt(n), 'properties.coverMedia', {
        params: { id, media_id: media[n % media.length] ?? 0 },
      }),
    ),
  )
  return findFailure(responses)
}

async function raceSlugs({ agency, apiAt, ids, round }: Race): Promise<string | null> {
  const body = {
    title: { en: 'Sea', pt: 'Mar' },
    slug: { en: `sea-${round}`, pt: '' },
    description: { en: '', pt: '' },
  }
  const responses = await Promise.all(
    ids.map((id, n) => agency.request(apiAt(n), 'properties.saveSeo', { params: { id }, body })),
  )
  return findFailure(responses, { success: 202, winners: 1 })
}

async function raceReferences({ agency, apiAt, ids, round }: Race): Promise<string | null> {
  const responses = await Promise.all(
    ids.map((_, n) =>
      agency.request(apiAt(n), 'properties.add', {
        body: createPropertyForm(agency.typeId, { reference: `RACE-${round}` }),
      }),
    ),
  )
  return findFailure(responses, { success: 201, winners: 1 })
}
