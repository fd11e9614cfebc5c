import fc from 'fast-check'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { encodeForm } from '#contract/multipart.ts'
import { encodeQuery } from '#contract/query.ts'
import { fieldNames, segments, texts } from './corpora.ts'
import { anything, generateValues } from './values.ts'

/** Seed of the generated calls: FUZZ_SEED repeats those of an earlier run. */
export const fuzzSeed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 1e9))

/** A request generated from the contract's call `name`. */
export type FuzzedCall = {
  name: string
  endpoint: Endpoint
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | null
}

type Fields = Record<string, unknown>

/** Chooses the percentage of values that violate the schema: none, few or many. */
const malformationRate = fc.constantFrom(0, 0, 2, 30)

export async function* fuzzedCalls(count: number, seed: number): AsyncGenerator<FuzzedCall> {
  const arbitraries = endpoints.map(({ name, endpoint }) => callsOf(name, endpoint))
  for (let n = 0; n < count; n += 1) {
    const arbitrary = arbitraries[n % arbitraries.length]
    if (arbitrary === undefined) return
    const [parts] = fc.sample(arbitrary, { seed: seed + n, numRuns: 1 })
    if (parts !== undefined) yield await toFuzzedCall(parts)
  }
}

type CallParts = {
  name: string
  endpoint: Endpoint
  method: string
  pathSegments: unknown[]
  query: Fields
  rawQuery: [string, string][]
  body: unknown
  extraFields: [string, unknown][]
  encoding: 'form' | 'json' | 'urlencoded' | 'malformed multipart' | 'malformed json'
  headers: Record<string, string>
}

function callsOf(name: string, endpoint: Endpoint): fc.Arbitrary<CallParts> {
  const count = endpoint.path.split('{').length - 1
  return malformationRate.chain((malformedPercent) =>
    fc.record({
      name: fc.constant(name),
      endpoint: fc.constant(endpoint),
      method: usually(
        malformedPercent,
        fc.constant<string>(endpoint.method),
        fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS'),
      ),
      pathSegments: usually(
        malformedPercent,
        generateValues(endpoint.params, 0).map((params) => Object.values(params as Fields)),
        fc.array(fc.constantFrom<unknown>(...segments), { minLength: count, maxLength: count }),
      ),
      query: generateValues(endpoint.query, malformedPercent).map(toFields),
      rawQuery: usually(
        malformedPercent,
        fc.constant([]),
        fc.array(fc.tuple(queryNames(endpoint), fc.constantFrom(...texts)), { maxLength: 3 }),
      ),
      body: generateValues(endpoint.body, malformedPercent),
      extraFields: usually(
        malformedPercent,
        fc.constant([]),
        fc.array(fc.tuple(fc.constantFrom(...fieldNames), anything), { maxLength: 3 }),
      ),
      encoding: usually<CallParts['encoding']>(
        malformedPercent,
        fc.constantFrom('form', 'form', 'form', 'json'),
        fc.constantFrom('urlencoded', 'malformed multipart', 'malformed json'),
      ),
      headers: usually<Record<string, string>>(malformedPercent, fc.constant({}), malformedHeaders),
    }),
  )
}

const queryNames = (endpoint: Endpoint) =>
  fc.constantFrom(
    'page',
    'limit',
    'sort',
    'order',
    'filter',
    '__proto__',
    ...Object.keys(Object(Reflect.get(endpoint.query, 'shape'))),
  )

function usually<T>(oddWeight: number, usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return oddWeight === 0
    ? usual
    : fc.oneof({ weight: 95 - oddWeight, arbitrary: usual }, { weight: 5 + oddWeight, arbitrary: odd })
}

const malformedHeaders = fc.dictionary(
  fc.constantFrom(
    'if-match',
    'idempotency-key',
    'accept-language',
    'x-request-id',
    'x-forwarded-for',
    'content-encoding',
    'range',
    'expect',
  ),
  fc.constantFrom(
    '*',
    '""',
    '"x"',
    'W/"1"',
    'x'.repeat(2_000),
    'gzip',
    'pt',
    ',,,',
    'bytes=0-',
    '<script>',
    '${x}',
    'abcdefgh',
  ),
  { minKeys: 1, maxKeys: 3 },
)

async function toFuzzedCall({
  name,
  endpoint,
  method,
  pathSegments,
  query,
  rawQuery,
  body,
  extraFields,
  encoding,
  headers,
}: CallParts): Promise<FuzzedCall> {
  let segmentIndex = 0
  const path = endpoint.path
    .replace(/\{\w+\}/g, () => String(pathSegments[segmentIndex++] ?? 'x'))
    .replace(/[\s"<>\\^`{|}\x00-\x20\x7f-\uffff]/g, '_')
  const raw = rawQuery.map(([key, value]) => `${encodeText(key)}=${encodeText(value)}`).join('&')
  const encoded = encodeQuery(query)
  const search = raw === '' ? encoded : `${encoded === '' ? '?' : `${encoded}&`}${raw}`
  const content =
    method === 'GET' || method === 'HEAD' ? null : await encodeBody(toFields(body), extraFields, encoding)
  return {
    name,
    endpoint,
    method,
    path: path + search,
    headers: { ...headers, ...(content?.type && { 'content-type': content.type }) },
    body: content?.bytes ?? null,
  }
}

async function encodeBody(fields: Fields, extraFields: [string, unknown][], encoding: CallParts['encoding']) {
  if (encoding === 'json') {
    const text = `{${[...Object.entries(fields), ...extraFields].map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`
    return { bytes: Buffer.from(text), type: 'application/json' }
  }
  if (encoding === 'malformed multipart')
    return {
      bytes: Buffer.from('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--y--'),
      type: 'multipart/form-data; boundary=x',
    }
  if (encoding === 'malformed json')
    return { bytes: Buffer.from('[1,{"__proto__":{"x":1}}'), type: 'application/json; charset=utf-16' }
  const form = encodeForm(fields)
  for (const [key, value] of extraFields) form.append(key, value instanceof Blob ? value : String(value))
  const response = new Response(
    encoding === 'urlencoded'
      ? new URLSearchParams([...form].map(([key, value]): [string, string] => [key, String(value)]))
      : form,
  )
  return {
    bytes: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? '',
  }
}

const encodeText = (text: string) => encodeURIComponent(text.toWellFormed())

function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)
    ? { ...value }
    : { value }
}
