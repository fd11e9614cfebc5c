import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { ensureBuild } from '../../lib/launch/build.ts'
import { waitUntilReady } from '../../lib/launch/start-process.ts'
import { startDashboard } from '../../lib/launch/processes.ts'
import { findFreePort } from '../e2e/support/free-port.ts'
import { median, formatMs, percentile, print, formatTable } from './figures.ts'
import { sameOriginHeaders, signIn } from './signed-in.ts'

/** Minimum rate of forwarded calls, as a share of the rate of direct responses. */
const minRateShare = 0.8
const maxAddedMs = 3
const connections = 16
const rounds = 8
const roundMs = 1_500
/** Calls of each path on one connection per round. */
const singleCalls = 150

type MeasuredPath = { name: string; path: string; headers: Record<string, string> }
type Measured = MeasuredPath & { perSecond: number[]; durationMs: number[] }

/**
 * Measures the overhead of the dashboard's proxy and returns the exceeded limits. Alternates between two route handlers
 * of one process: the first responds directly, the second forwards to an API that responds instantly.
 */
export async function benchBff(): Promise<string[]> {
  const bff = await openBff()
  try {
    const direct = { name: 'a direct response (/api/health)', path: '/api/health', headers: {} }
    const forwarded = {
      name: 'forwarded (properties.tags)',
      path: '/api/v1/properties/getTags',
      headers: { cookie: await bff.signIn(), ...sameOriginHeaders },
    }
    const paths = [direct, forwarded].map((target): Measured => ({
      ...target,
      perSecond: [],
      durationMs: [],
    }))
    // Not recorded: warms the process up.
    for (const measured of paths) await measureCallsPerSecond(bff.origin, measured, roundMs)
    for (let round = 0; round < rounds; round += 1) {
      for (const measured of paths)
        measured.perSecond.push(await measureCallsPerSecond(bff.origin, measured, roundMs))
      await measureLatency(bff.origin, paths)
    }
    return report(paths)
  } finally {
    await bff.close()
  }
}

function report(paths: Measured[]): string[] {
  const rows = paths.map(({ name, perSecond, durationMs }) => [
    name,
    String(Math.round(median(perSecond))),
    formatMs(median(durationMs)),
    formatMs(percentile(durationMs, 0.95)),
  ])
  print(`\n### The BFF: calls per second on ${connections} connections, and milliseconds per call on one\n`)
  print(formatTable(['response', 'per second', 'median', 'p95'], rows))
  const [direct, forwarded] = paths
  if (direct === undefined || forwarded === undefined) return []
  // Compares the rates of each round, so that other load on the machine affects both.
  const share = median(forwarded.perSecond.map((rate, round) => rate / (direct.perSecond[round] ?? rate)))
  const addedMs = median(forwarded.durationMs) - median(direct.durationMs)
  print(`\nForwards ${share.toFixed(2)} of the direct rate; adds ${formatMs(addedMs)} ms.`)
  return [
    ...(share < minRateShare
      ? [`BFF: forwards ${share.toFixed(2)} < ${minRateShare} of the direct rate`]
      : []),
    ...(addedMs > maxAddedMs ? [`BFF: adds ${formatMs(addedMs)} ms > ${maxAddedMs} ms`] : []),
  ]
}

async function openBff() {
  const root = process.cwd()
  await ensureBuild(root, print)
  const fakeApi = fork(path.join(root, 'tests/bench/fake-api.ts'), { execArgv: ['--no-warnings'] })
  const [apiPort] = (await once(fakeApi, 'message')) as [number]
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-bench-'))
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const settings = { root, host: '127.0.0.1', port, origin, apiPort, dataDir, isDemo: false }
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
      fakeApi.kill()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function measureCallsPerSecond(
  origin: string,
  measured: MeasuredPath,
  durationMs: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const startedAt = performance.now()
  let calls = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - startedAt < durationMs) {
        await call(origin, measured, agent)
        calls += 1
      }
    }),
  )
  agent.destroy()
  return (calls * 1_000) / (performance.now() - startedAt)
}

async function measureLatency(origin: string, paths: Measured[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let n = 0; n < singleCalls; n += 1)
    for (const measured of paths) {
      const startedAt = performance.now()
      await call(origin, measured, agent)
      measured.durationMs.push(performance.now() - startedAt)
    }
  agent.destroy()
}

function call(origin: string, { path, headers }: MeasuredPath, agent: Agent): Promise<void> {
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
