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
import { type Ground, nowhereShown, fieldFills } from './fill-fields.ts'

/** Fields by contract name: accepted with a payload, or always refused. */
type FillResult = { taken: Set<string>; refused: Set<string> }

const nameOf = (call: CallName, { keys }: TextField) => [call, ...keys].join('.')

/**
 * Writes `rounds` records of every kind with payloads in every text field of the contract. Returns the ids of each
 * round. A field that neither accepted nor refused one fails: its call is missing from fill-fields.ts.
 */
export async function plant(
  agency: Agency,
  token: string,
  rounds: number,
  counter: FaultCounter,
): Promise<Ground[]> {
  const sown: FillResult = { taken: new Set(), refused: new Set() }
  const grounds: Ground[] = []
  for (let n = 0; n < rounds; n += 1) {
    const ground: Ground = { ...grounds[0], frontpage: await uploadPhoto(agency, token) }
    grounds.push(ground)
    for (const { call, params, body, makes } of fieldFills) {
      const fields = textFields(endpointOf(call).body)
      const filled = params?.(ground) ?? {}
      const round = { agency, token, call, params: filled, n }
      await counter.try(`${call} of round ${n}`, () => sow(round, body(ground, n), fields, sown))
      if (makes !== undefined) ground[makes[0]] = await lastOf(agency, makes[1])
    }
    await counter.try(`files of round ${n}`, () => name(agency, token, ground, n))
  }
  for (const { name, endpoint } of endpoints)
    for (const field of textFields(endpoint.body)) {
      const place = nameOf(name, field)
      const hidden = name in nowhereShown || place in nowhereShown
      const known = hidden || sown.taken.has(place) || sown.refused.has(place)
      counter.pause(`nobody wrote an attack into ${place}`, known)
    }
  counter.note = `${sown.taken.size} text fields took attacks, ${[...sown.refused].filter((each) => !sown.taken.has(each)).length} refused them`
  return grounds
}

type Round = { agency: Agency; token: string; call: CallName; params: Record<string, unknown>; n: number }

/** Sends the body with a payload in each field; refused fields are sent with valid values and recorded. */
async function sow(
  round: Round,
  body: unknown,
  fields: TextField[],
  sown: FillResult,
): Promise<string | null> {
  let open = fields
  for (let tries = 0; tries < 4; tries += 1) {
    let attacking = body
    const within: string[] = []
    for (const [at, field] of open.entries()) {
      const name = nameOf(round.call, field)
      const text = name in nowhereShown ? null : attackFor(field, round.n * 7 + at)
      if (text === null) {
        sown.refused.add(name)
        continue
      }
      attacking = withText(attacking, field.keys, text)
      within.push(name)
    }
    const refused = await send(round, attacking)
    if (refused === null) {
      for (const name of within) sown.taken.add(name)
      return null
    }
    const rejected = Object.keys(refused.fields ?? {})
    const left = open.filter((field) => !rejected.includes(bracketed(field.keys)))
    if (left.length === open.length) return `${refused.code} ${rejected.join(', ')}`
    for (const field of open) if (!left.includes(field)) sown.refused.add(nameOf(round.call, field))
    open = left
  }
  return 'refused again and again'
}

const bracketed = ([first = '', ...rest]: string[]) => first + rest.map((part) => `[${part}]`).join('')

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

async function lastOf({ context }: Agency, table: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select max(id) as id from ${sql.table(table)}`.execute(
    context.db,
  )
  return rows[0]?.id ?? 0
}

async function name(agency: Agency, token: string, ground: Ground, n: number): Promise<void> {
  const called = (at: number) => attacks[(n + at) % attacks.length] ?? ''
  for (const resource of ['properties', 'condominiums'] as const) {
    const params = { id: ground[resource] ?? 0 }
    const file = (at: number, ending: string) => new File(['%PDF-1.4 x'], `${called(at)}.${ending}`)
    await agency.call(`${resource}.uploadAttachment`, { token, params, body: { file: file(0, 'pdf') } })
    await agency.call(`${resource}.uploadAttachment`, { token, params, body: { file: file(30, 'html') } })
    const picture = fileOf(await jpeg(60, 40), `${called(15)}.jpg`)
    await agency.call(`${resource}.uploadMedia`, { token, params, body: { file: picture } })
  }
  const body = { properties: [ground.properties ?? 0], place: 'kyero' as const, url: '/portals' }
  await agency.request('portals.exportProperties', { token, body })
}
