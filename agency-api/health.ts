import { statfs } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { writeSetting } from './settings.ts'
import type { AppContext } from './app-context.ts'
import { logError } from './log.ts'

/** Lifecycle of the process. A stopping one still handles requests, but load balancers see that it isn't ready. */
export type Readiness = { state: 'starting' | 'ready' | 'stopping' }

/** Free disk space below which /readyz fails; enough to complete the work in progress (docs/fault-testing.md R-7). */
const freeBytesFloor = 100_000_000
const probeTimeoutMs = 3000
/** Time in ms for which a probe's result is cached: probes are costly, and anyone on the host may send them. */
const probeCacheMs = 1000

type Checks = Record<'database' | 'disk' | 'media', boolean>

/** Serves `/livez` (the process responds) and `/readyz` (it can handle requests; names failing dependencies). */
export function createHealthRoutes(appContext: AppContext, readiness: Readiness): Hono {
  let lastProbe: { at: number; checks: Promise<Checks> } | null = null
  const cachedChecks = () => {
    // Not the clock, which may be set back.
    const now = performance.now()
    if (lastProbe === null || now - lastProbe.at > probeCacheMs)
      lastProbe = { at: now, checks: probe(appContext) }
    return lastProbe.checks
  }
  return new Hono()
    .get('/livez', (context) => context.json({ live: true }))
    .get('/readyz', async (context) => {
      if (readiness.state !== 'ready') return context.json({ ready: false, state: readiness.state }, 503)
      const checks = await cachedChecks()
      // Ignores the media store, which all processes share: taking all of them out of rotation would also stop the
      // calls that don't need it.
      const isReady = checks.database && checks.disk
      return context.json({ ready: isReady, state: readiness.state, checks }, isReady ? 200 : 503)
    })
}

async function probe(context: AppContext): Promise<Checks> {
  const [database, disk, media] = await Promise.all([
    isHealthy('database', () => writeSetting(context.db, 'ready_at', context.now().toISOString())),
    isHealthy('disk', () => requireFreeSpace(context.environment.dataDir)),
    isHealthy('media', async () => void (await context.media.get('readyz'))?.stream.cancel()),
  ])
  return { database, disk, media }
}

async function requireFreeSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < freeBytesFloor) throw new Error(`Less than ${freeBytesFloor} bytes are free`)
}

async function isHealthy(name: string, check: () => Promise<void>): Promise<boolean> {
  const timeout = pause(probeTimeoutMs, undefined, { ref: false }).then(() => {
    throw new Error('No response in time')
  })
  try {
    await Promise.race([check(), timeout])
    return true
  } catch (error) {
    logError(error, { readyz: name })
    return false
  }
}
