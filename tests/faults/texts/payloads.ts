import { sql } from 'kysely'
import { encodeForm } from '#contract/multipart.ts'
import { type CallName, endpointOf, endpoints } from '#contract/index.ts'
import { AgencyError } from '#contract/errors.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { fillPath } from '#contract/matching.ts'
import { attacks } from '../../contract/attacks.ts'
import { fileOf, jpeg } from '../../contract/photos.ts'
import type { Agency } from '../agency.ts'
import type { FaultCounter } from '../fault.ts'
import { attackFor, type TextField, textFields, withText } from './fields.ts'
import { type RecordIds, notDisplayed, fieldFills } from './fill-fields.ts'

/** Names of the fields that accepted a payload, and of those that rejected one or whose schema allows none. */
type FillResult = { accepted: Set<string>; rejected: Set<string> }

const nameOf = (call: CallName, { keys }: TextField) => [call, ...keys].join('.')

/**
 * Writes `rounds` records of every kind with payloads in every text field of the contract. Returns the ids of each
 * round. Fails for each field in which no payload was tried: its endpoint is missing in fill-fields.ts.
 */
export async function storePayloads(
  agency: Agency,
  token: string,
  rounds: number,
  counter: FaultCounter,
): Promise<RecordIds[]> {
  const results: FillResult = { accepted: new Set(), rejected: new Set() }
  const records: RecordIds[] = []
  for (let n = 0; n < rounds; n += 1) {
    const ids: RecordIds = { ...records[0], frontpage: await uploadPhoto(agency, token) }
    records.push(ids)
    for (const { call, params, body, creates } of fieldFills) {
      const fields = textFields(endpointOf(call).body)
      const pathParams = params?.(ids) ?? {}
      const round = { agency, token, call, params: pathParams, n }
      await counter.try(`${call} of round ${n}`, () => submitPayloads(round, body(ids, n), fields, results))
      if (creates !== undefined) ids[creates[0]] = await lastId(agency, creates[1])
    }
    await counter.try(`files of round ${n}`, () => uploadFiles(agency, token, ids, n))
  }
  for (const { name, endpoint } of endpoints)
    for (const field of textFields(endpoint.body)) {
      const fieldName = nameOf(name, field)
      const isHidden = name in notDisplayed || fieldName in notDisplayed
      const isCovered = isHidden || results.accepted.has(fieldName) || results.rejected.has(fieldName)
      counter.assert(isCovered, `no payload was tried in ${fieldName}`)
    }
  counter.note = `${results.accepted.size} text fields accepted payloads, ${[...results.rejected].filter((candidate) => !results.accepted.has(candidate)).length} rejected them`
  return records
}

type Round = { agency: Agency; token: string; call: CallName; params: Record<string, unknown>; n: number }

/** Sends the body with a payload in each field. If fields are rejected, retries with their original values. */
async function submitPayloads(
  round: Round,
  body: unknown,
  fields: TextField[],
  results: FillResult,
): Promise<string | null> {
  let remaining = fields
  for (let tries = 0; tries < 4; tries += 1) {
    let bodyWithPayloads = body
    const attackedFields: string[] = []
    for (const [at, field] of remaining.entries()) {
      const name = nameOf(round.call, field)
      if (name in notDisplayed) continue
      const text = attackFor(field, round.n * 7 + at)
      if (text === null) {
        results.rejected.add(name)
        continue
      }
      bodyWithPayloads = withText(bodyWithPayloads, field.keys, text)
      attackedFields.push(name)
    }
    const error = await send(round, bodyWithPayloads)
    if (error === null) {
      for (const name of attackedFields) results.accepted.add(name)
      return null
    }
    const rejectedFields = Object.keys(error.fields ?? {})
    const retried = remaining.filter((field) => !rejectedFields.includes(toFieldName(field.keys)))
    if (retried.length === remaining.length) return `${error.code} ${rejectedFields.join(', ')}`
    for (const field of remaining)
      if (!retried.includes(field)) results.rejected.add(nameOf(round.call, field))
    remaining = retried
  }
  return 'rejected four times'
}

const toFieldName = ([first = '', ...rest]: string[]) => first + rest.map((part) => `[${part}]`).join('')

async function send({ agency, token, call, params, n }: Round, body: unknown): Promise<AgencyError | null> {
  const endpoint: Endpoint = endpointOf(call)
  const response = await agency.app.request(`/api/v1${fillPath(endpoint.path, params)}`, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': `198.51.100.${n % 250}` },
    body: encodeForm(Object(body)),
  })
  if (response.status === endpoint.success) return null
  return AgencyError.from(await response.json(), response.status)
}

async function uploadPhoto(agency: Agency, token: string): Promise<number> {
  const file = fileOf(await jpeg(40, 30))
  const { media } = await agency.call('frontPage.uploadMedia', { token, body: { file } })
  return media?.id ?? 0
}

async function lastId({ context }: Agency, table: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select max(id) as id from ${sql.table(table)}`.execute(
    context.db,
  )
  return rows[0]?.id ?? 0
}

async function uploadFiles(agency: Agency, token: string, ids: RecordIds, n: number): Promise<void> {
  const attackAt = (at: number) => attacks[(n + at) % attacks.length] ?? ''
  for (const resource of ['properties', 'condominiums'] as const) {
    const params = { id: ids[resource] ?? 0 }
    const file = (at: number, ending: string) => new File(['%PDF-1.4 x'], `${attackAt(at)}.${ending}`)
    await agency.call(`${resource}.uploadAttachment`, { token, params, body: { file: file(0, 'pdf') } })
    await agency.call(`${resource}.uploadAttachment`, { token, params, body: { file: file(30, 'html') } })
    const image = fileOf(await jpeg(60, 40), `${attackAt(15)}.jpg`)
    await agency.call(`${resource}.uploadMedia`, { token, params, body: { file: image } })
  }
  const body = { properties: [ids.properties ?? 0], place: 'kyero' as const, url: '/portals' }
  await agency.request('portals.exportProperties', { token, body })
}
