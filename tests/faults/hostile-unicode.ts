import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { browserMethodOf, type Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { limits } from '#contract/limits.ts'
import { encodeQuery } from '#contract/query.ts'
import * as z from '#contract/zod.ts'
import { sameOriginHeaders, openDashboard } from './dashboard.ts'
import { FaultCounter } from './fault.ts'
import { trySend } from './fuzz/send.ts'
import { createFaultAgency } from './processes.ts'

const maxMs = { call: 200, probe: 100 }
/** Bytes of a text in a query. Percent-encoding triples them, and the dashboard accepts URLs of up to 4,096 bytes. */
const queryTextBytes = 1_200

/** Texts of about `bytes` with quadratic cost for Unicode algorithms and careless patterns. */
const hostileTexts: [string, (bytes: number) => string][] = [
  ['two classes of marks', (bytes) => `a${'\u0300'.repeat(bytes / 4)}${'\u0316'.repeat(bytes / 4)}`],
  ['alternating marks', (bytes) => `a${'\u0300\u0316'.repeat(bytes / 4)}`],
  ['thirty marks after each letter', (bytes) => `q${'\u0316'.repeat(30)}`.repeat(bytes / 62)],
  ['spaces, then a letter', (bytes) => `${' '.repeat(bytes - 1)}a`],
  ['letters without a dot', (bytes) => 'a'.repeat(bytes)],
  ['tags that never close', (bytes) => '<a '.repeat(bytes / 3)],
]

/**
 * Sends hostile Unicode in every text field of the contract to the API and the BFF. Each call is processed or rejected
 * in time, and other requests are served meanwhile.
 */
export async function testHostileUnicode(share: number): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const agency = await createFaultAgency('SQLite')
  const api = await agency.start()
  const dashboard = await openDashboard(api.url)
  const [email, password] = ['rui.torto@soleira.example', 'cavalo-verde-torto']
  await agency.request(api, 'users.add', {
    body: {
      name: 'Rui Torto',
      email,
      initials: 'RT',
      role: 'User',
      password,
    },
  })
  const cookie = await dashboard.signIn(email, password)
  const slowest = { call: 0, probe: 0 }
  for (const isBff of [false, true]) {
    const origin = isBff ? dashboard.origin : api.url
    const headers: Record<string, string> = isBff
      ? { ...sameOriginHeaders, cookie }
      : { authorization: `Bearer ${agency.token}` }
    const agent = new Agent({ keepAlive: true, maxSockets: 2 })
    const probing = startProbe(`${api.url}/livez`)
    for (const { name, call, variant } of hostileCalls(share)) {
      const method = isBff ? browserMethodOf(call.endpoint) : call.endpoint.method
      await counter.try(`${isBff ? 'BFF' : 'API'}, ${name}, ${variant}`, async () => {
        const response = await trySend(origin, agent, {
          ...call,
          method,
          headers: { ...headers, ...call.headers },
        })
        if (response === 'path too long') return null
        slowest.call = Math.max(slowest.call, response.ms)
        if (response.status >= 500) return String(response.status)
        return response.ms > maxMs.call ? `${response.ms.toFixed(0)} ms` : null
      })
    }
    const longest = await probing.stop()
    slowest.probe = Math.max(slowest.probe, longest)
    counter.assert(longest <= maxMs.probe, `/livez was blocked for ${longest.toFixed(0)} ms`)
    agent.destroy()
  }
  await dashboard.stop()
  await agency.close()
  counter.note = `slowest call ${slowest.call.toFixed(0)} ms, /livez ${slowest.probe.toFixed(0)} ms at most`
  return counter
}

function startProbe(url: string) {
  let longest = 0
  let isStopped = false
  const done = (async () => {
    while (!isStopped) {
      const startedAt = performance.now()
      await (await fetch(url)).text()
      longest = Math.max(longest, performance.now() - startedAt)
      await pause(20)
    }
  })()
  return {
    stop: async () => {
      isStopped = true
      await done
      return longest
    },
  }
}

type HostileCall = {
  endpoint: Endpoint
  path: string
  body: Buffer | null
  headers: Record<string, string>
}

/** Generates a call for each text field and hostile text, or a `share` of these calls. */
function* hostileCalls(share: number): Generator<{ name: string; variant: string; call: HostileCall }> {
  let n = 0
  for (const { name, endpoint } of endpoints) {
    const path = endpoint.path.replace(/\{\w+\}/g, '1')
    const hasBody = endpoint.method !== 'GET'
    const fields = findTextPaths(
      z.toJSONSchema(hasBody ? endpoint.body : endpoint.query, { unrepresentable: 'any', io: 'input' }),
    )
    for (const field of fields)
      for (const [kind, text] of hostileTexts) {
        const isSelected = Math.floor((n + 1) * share) > Math.floor(n * share)
        n += 1
        if (!isSelected) continue
        const bytes = Math.min(endpoint.maxBodyBytes, limits.jsonBytes) - 1_000
        const value = nestValue(field, text(hasBody ? bytes : queryTextBytes))
        const call = {
          endpoint,
          path: hasBody ? path : path + encodeQuery(value),
          body: hasBody ? Buffer.from(JSON.stringify(value)) : null,
          headers: { 'content-type': 'application/json' },
        }
        yield { name, variant: `${field.join('.')}: ${kind}`, call }
      }
  }
}

type Schema = z.core.JSONSchema.BaseSchema

/** Returns the paths of the text fields. Uses index 0 for the elements of a list. */
function findTextPaths(schema: Schema, path: string[] = []): string[][] {
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] as Schema[]
  const inside = [
    ...parts.flatMap((part) => findTextPaths(part, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
      findTextPaths(part as Schema, [...path, key]),
    ),
    ...(schema.type === 'array' ? findTextPaths(schema.items as Schema, [...path, '0']) : []),
    ...(schema.type === 'string' && schema.format !== 'binary' ? [path] : []),
  ]
  return [...new Map(inside.map((path) => [path.join('.'), path])).values()]
}

function nestValue(path: readonly string[], value: unknown): Record<string, unknown> {
  const [first = '', ...rest] = path
  const inner = rest.length === 0 ? value : nestValue(rest, value)
  return rest[0] === '0' ? { [first]: Object.values(inner as object) } : { [first]: inner }
}
