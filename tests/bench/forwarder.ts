import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { ensureBuild } from '../../lib/launch/build.ts'
import { waitUntilReady } from '../../lib/launch/start-process.ts'
import { startDashboard } from '../../lib/launch/processes.ts'
import { freePort } from '../e2e/support/free-port.ts'
import { median, ms, percentile, print, table } from './figures.ts'
import { fromItsPages, signIn } from './signed-in.ts'

const leastShare = 0.8
const maxAddedMs = 3
const connections = 16
const rounds = 8
const roundMs = 1_500
const alone = 150

type ForwarderPath = { name: string; path: string; headers: Record<string, string> }
type Measured = ForwarderPath & { perSecond: number[]; took: number[] }

/**
 * Measures the overhead of the dashboard's proxy and returns the limits that failed. Alternates between a route handler
 * that responds directly and one that forwards to an instant API, in the same process.
 */
export async function benchForwarder(): Promise<string[]> {
  const bff = await openBff()
  try {
    const own = { name: 'a direct response (/api/health)', path: '/api/health', headers: {} }
    const forwarded = {
      name: 'forwarded (properties.tags)',
      path: '/api/v1/properties/getTags',
      headers: { cookie: await bff.signIn(), ...fromItsPages },
    }
    const ways = [own, forwarded].map((way): Measured => ({ ...way, perSecond: [], took: [] }))
    for (const way of ways) await many(bff.origin, way, roundMs)
    for (let round = 0; round < rounds; round += 1) {
      for (const way of ways) way.perSecond.push(await many(bff.origin, way, roundMs))
      await oneByOne(bff.origin, ways)
    }
    return report(ways)
  } finally {
    await bff.close()
  }
}

function report(ways: Measured[]): string[] {
  const rows = ways.map(({ name, perSecond, took }) => [
    name,
    String(Math.round(median(perSecond))),
    ms(median(took)),
    ms(percentile(took, 0.95)),
  ])
  print(`\n### The BFF: calls in a second on ${connections} connections, and milliseconds on one\n`)
  print(table(['response', 'per second', 'median', 'p95'], rows))
  const [own, forwarded] = ways
  if (own === undefined || forwarded === undefined) return []
  // Compares neighbouring rounds, so that other load on the machine affects both.
  const share = median(forwarded.perSecond.map((each, round) => each / (own.perSecond[round] ?? each)))
  const added = median(forwarded.took) - median(own.took)
  print(`\nForwards ${share.toFixed(2)} of its direct rate; adds ${ms(added)} ms.`)
  return [
    ...(share < leastShare ? [`BFF: forwards ${share.toFixed(2)} < ${leastShare} of the direct rate`] : []),
    ...(added > maxAddedMs ? [`BFF: adds ${ms(added)} ms > ${maxAddedMs} ms`] : []),
  ]
}

async function openBff() {
  const root = process.cwd()
  await ensureBuild(root, print)
  const double = fork(path.join(root, 'tests/bench/api-double.ts'), { execArgv: ['--no-warnings'] })
  const [apiPort] = (await once(double, 'message')) as [number]
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-bench-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const settings = { root, host: '127.0.0.1', port, origin, apiPort, dataDir, demo: false }
  const dashboard = startDashboard(
    { ...settings, apiUrl: `http://127.0.0.1:${apiPort}` },
    { mode: 'start' },
    'measured-only-0123456789-0123456789-0123456789',
    () => undefined,
  )
  await waitUntilReady(dashboard, `${origin}/version.json`, 60_000)
  return {
    origin,
    signIn: () => signIn(origin, { email: 'bench@soleira.test', password: 'measured' }),
    async close() {
      await dashboard.stop()
      double.kill()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function many(origin: string, way: ForwarderPath, forMs: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  let calls = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - started < forMs) {
        await call(origin, way, agent)
        calls += 1
      }
    }),
  )
  agent.destroy()
  return (calls * 1_000) / (performance.now() - started)
}

async function oneByOne(origin: string, ways: Measured[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let n = 0; n < alone; n += 1)
    for (const way of ways) {
      const started = performance.now()
      await call(origin, way, agent)
      way.took.push(performance.now() - started)
    }
  agent.destroy()
}

function call(origin: string, { path, headers }: ForwarderPath, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(`${origin}${path}`, { agent, headers }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${path}: ${response.statusCode}`))
      })
    })
      .on('error', reject)
      .end()
  })
}
