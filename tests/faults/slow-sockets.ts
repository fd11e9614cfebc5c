import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { startEchoUpstream } from '../server/echo-upstream.ts'
import { openDashboard } from './dashboard.ts'
import { type Outcome, FaultCounter } from './fault.ts'
import { createFaultAgency } from './processes.ts'

/**
 * opens a thousand connections that send headers byte by byte. Others are served meanwhile or soon after, and slow
 * connections are closed.
 */
export async function slowSockets(count: number): Promise<Outcome> {
  const agency = await createFaultAgency('SQLite')
  const api = await agency.start()
  const ofApi = await openSlowSockets('the API', `${api.url}/livez`, count, 20_000)
  await agency.close()
  const upstream = await startEchoUpstream()
  const dashboard = await openDashboard(upstream.origin)
  const ofDashboard = await openSlowSockets('the dashboard', `${dashboard.origin}/api/health`, count, 0)
  await dashboard.stop()
  await upstream.close()
  return {
    attempts: ofApi.attempts + ofDashboard.attempts,
    failures: [...ofApi.failures, ...ofDashboard.failures],
    note: `${ofApi.note}; ${ofDashboard.note}`,
  }
}

/** Fails if new connections are refused for longer than `lockedOutMs`, or if one is refused afterwards. */
async function openSlowSockets(
  name: string,
  address: string,
  count: number,
  lockedOutMs: number,
): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const { port } = new URL(address)
  const sockets: Socket[] = []
  let refused = 0
  for (let n = 0; n < count; n += 1) {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.on('close', () => (refused += 1))
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    sockets.push(socket)
  }
  const drip = setInterval(() => sockets.forEach((socket) => socket.destroyed || socket.write('a')), 1_000)
  await pause(500)
  const atOnce = refused
  const startedAt = performance.now()
  const durationsMs: number[] = []
  await counter.try(`${name} is reached again`, async () => {
    for (;;) {
      const ok = await isServed(address, durationsMs)
      const ms = performance.now() - startedAt
      if (ok)
        return (
          (counter.note = `${name}: ${atOnce} refused at once, others served after ${ms.toFixed(0)} ms`) &&
          null
        )
      if (ms > lockedOutMs) return `not within ${lockedOutMs} ms`
      await pause(200)
    }
  })
  for (let n = 0; n < 100; n += 1)
    await counter.try(`${name}, call ${n} meanwhile`, async () =>
      (await isServed(address, durationsMs)) ? null : 'not served',
    )
  const p99 = durationsMs.toSorted((a, b) => a - b)[Math.floor(durationsMs.length * 0.99)] ?? 0
  counter.note += `, p99 ${p99.toFixed(0)} ms`
  clearInterval(drip)
  for (const socket of sockets) socket.destroy()
  return counter
}

async function isServed(address: string, durations: number[]): Promise<boolean> {
  const startedAt = performance.now()
  const response = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
  await response?.text()
  durations.push(performance.now() - startedAt)
  return response?.ok ?? false
}
