import { mkdirSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import path from 'node:path'
import { toLocalPath } from '../../lib/agency/local-path.ts'
import { respondWith, startFakeUpstream } from '../server/fake-upstream.ts'
import { sameOriginHeaders, openDashboard, signInResponse } from './dashboard.ts'
import { FaultCounter } from './fault.ts'
import { segments } from './fuzz/corpora.ts'
import { send } from './fuzz/send.ts'
import { createFaultAgency } from './processes.ts'

const get = (origin: string, agent: Agent, path: string, headers: Record<string, string> = {}) =>
  send(origin, agent, { method: 'GET', path, headers, body: null })

const prefixes = [
  '',
  '/',
  '//',
  '///',
  '\\',
  '/\\',
  '/%09/',
  '/%0a/',
  '/%5c',
  '/.',
  '/;/',
  '/home/..//',
  'https:',
  'https:/',
  'http:\\\\',
  '%2f%2f',
  '/%2f',
  '/@',
  '/.evil@',
  'javascript:',
  '\u2044\u2044',
  '/\u0000/',
  '〱',
  'home@',
  '/home//',
]
const hosts = [
  'evil.example',
  'evil.example/%2f..',
  '//evil.example',
  '@evil.example',
  'localhost@evil.example',
  'evil%E3%80%82example',
  '0x7f000001:9',
  'alert(1)',
  'evil.example?x=/home',
  'evil.example#/home',
]

/** Requests payloads as the path and as `next` of the sign-in page: no redirect leads to another site. */
export async function testOpenRedirects(share: number): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const upstream = await startFakeUpstream()
  upstream.response = respondWith(200, signInResponse)
  const dashboard = await openDashboard(upstream.origin)
  const cookie = await dashboard.signIn()
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const corpus = prefixes.flatMap((start) => hosts.map((host) => start + host))
  for (const payload of corpus.slice(0, Math.max(10, Math.round(corpus.length * share)))) {
    const destination = new URL(toLocalPath(payload), dashboard.origin)
    const isOwn = destination.origin === dashboard.origin
    counter.assert(isOwn, `after sign-in, ${payload} leads to ${destination}`)
    for (const [signedIn, target] of [
      [true, `/login?next=${encodeURIComponent(payload)}`],
      [true, `/login?next=${payload.replace(/[^\x21-\x7e]/g, '')}`],
      [false, `/${payload.replace(/[^\x21-\x7e]/g, '').replace(/^\/+/, '/')}`],
    ] as const)
      await counter.try(`${signedIn ? 'signed in' : 'signed out'}: ${target}`, async () => {
        const headers = signedIn ? { ...sameOriginHeaders, cookie } : {}
        const { status, location } = await get(dashboard.origin, agent, target, headers)
        if (status >= 500) return `returned ${status}`
        if (location === '') return null
        return new URL(location, dashboard.origin).origin === dashboard.origin ? null : `leads to ${location}`
      })
  }
  agent.destroy()
  await dashboard.stop()
  await upstream.close()
  return counter
}

const targetFiles = ['agency.sqlite', 'canary.txt', 'agency.pid', 'etc/passwd', 'outbox/canary.txt']

/** Requests files outside the media folder from the API and the dashboard: none is disclosed. */
export async function testPathTraversal(): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const agency = await createFaultAgency('SQLite')
  const api = await agency.start()
  const canary = 'canary-of-the-data-directory'
  for (const file of ['canary.txt', 'outbox/canary.txt']) {
    mkdirSync(path.dirname(path.join(agency.dataDir, file)), { recursive: true })
    writeFileSync(path.join(agency.dataDir, file), canary)
  }
  const dashboard = await openDashboard(api.url)
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  for (const origin of [api.url, dashboard.origin])
    for (const segment of segments.filter((candidate) => candidate.length < 100))
      for (const targetFile of targetFiles)
        for (const target of [
          `/media/${segment}/${targetFile}`,
          `/media/properties/1/${segment}/${segment}/${segment}/${targetFile}`,
          `/media/${segment}${targetFile}`,
        ])
          await counter.try(`${origin === api.url ? 'API' : 'dashboard'} ${target}`, async () => {
            const { status, body } = await get(origin, agent, target)
            if (body.includes(canary) || body.includes('SQLite format') || body.includes('root:'))
              return 'disclosed a file'
            return status >= 500 ? `returned ${status}` : null
          })
  agent.destroy()
  await dashboard.stop()
  await agency.close()
  return counter
}
