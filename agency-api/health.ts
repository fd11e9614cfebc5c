import { statfs } from 'node:fs/promises'
import { Hono } from 'hono'
import { writeSetting } from './settings.ts'
import type { House } from './house.ts'
import { logError } from './log.ts'

/** Where the process is in its life. Only `ready` ones take calls. */
export type Readiness = { state: 'starting' | 'ready' | 'stopping' }

/** Below this the API says that it is not ready, while there is still room to end what is under way (docs/torture.md R-7). */
const freeBytesFloor = 100_000_000
const probeTimeoutMs = 3000
/** Probes are cheap but not free, and anyone on the host may ask: one answer serves this long. */
const probeLifeMs = 1000

type Checks = Record<'database' | 'disk' | 'media', boolean>

/** `/livez`: the process turns. `/readyz`: it can serve; which of its needs fails is said by name only. */
export function health(house: House, readiness: Readiness): Hono {
  let last: { at: number; checks: Promise<Checks> } | null = null
  const checks = () => {
    if (last === null || Date.now() - last.at > probeLifeMs) last = { at: Date.now(), checks: probe(house) }
    return last.checks
  }
  return new Hono()
    .get('/livez', (context) => context.json({ live: true }))
    .get('/readyz', async (context) => {
      if (readiness.state !== 'ready') return context.json({ ready: false, state: readiness.state }, 503)
      const found = await checks()
      // Every process shares the media store: taking them all out of rotation would stop the calls that do not need it.
      const ready = found.database && found.disk
      return context.json({ ready, state: readiness.state, checks: found }, ready ? 200 : 503)
    })
}

async function probe(house: House): Promise<Checks> {
  const [database, disk, media] = await Promise.all([
    holds('database', () => writeSetting(house.db, 'ready_at', house.now().toISOString())),
    holds('disk', () => enoughRoom(house.environment.dataDir)),
    holds('media', async () => void (await house.media.get('readyz'))?.stream.cancel()),
  ])
  return { database, disk, media }
}

async function enoughRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < freeBytesFloor) throw new Error(`Less than ${freeBytesFloor} bytes are free`)
}

async function holds(name: string, check: () => Promise<void>): Promise<boolean> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('No answer in time')), probeTimeoutMs)
  try {
    await Promise.race([check(), late.promise])
    return true
  } catch (error) {
    logError(error, { readyz: name })
    return false
  } finally {
    clearTimeout(timer)
  }
}
