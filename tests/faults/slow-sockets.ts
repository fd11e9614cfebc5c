import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { startFakeUpstream } from '../server/fake-upstream.ts'
import { openDashboard } from './dashboard.ts'
import { type Outcome, FaultCounter } from './fault.ts'
import { createFaultAgency } from './processes.ts'

/**
 * Opens `count` connections that send headers byte by byte (Slowloris). The API must serve other clients again within
 * 20 s, the dashboard at the first request.
 */
export async function testSlowSockets(count: number): Promise<Outcome> {
  const agency = await createFaultAgency('SQLite')
  const api = await agency.start()
  const apiOutcome = await testServer('the API', `${api.url}/livez`, count, 20_000)
  await agency.close()
  const upstream = await startFakeUpstream()
  const dashboard = await openDashboard(upstream.origin)
  const dashboardOutcome = await testServer('the dashboard', `${dashboard.origin}/api/health`, count, 0)
  await dashboard.stop()
  await upstream.close()
  return {
    attempts: apiOutcome.attempts + dashboardOutcome.attempts,
    failures: [...apiOutcome.failures, ...dashboardOutcome.failures],
    note: `${apiOutcome.note}; ${dashboardOutcome.note}`,
  }
}

/** Fails if no request succeeds within `maxOutageMs`, or if one fails afterwards. */
async function testServer(
  name: string,
  address: string,
  count: number,
  maxOutageMs: number,
): Promise<FaultCounter> {
  const counter = new FaultCounter()
  counter.note = `${name}: not served in time`
  const { port } = new URL(address)
  const sockets: Socket[] = []
  let closedSockets = 0
  for (let n = 0; n < count; n += 1) {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.on('close', () => (closedSockets += 1))
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    sockets.push(socket)
  }
  const drip = setInterval(() => sockets.forEach((socket) => socket.destroyed || socket.write('a')), 1_000)
  await pause(500)
  const closedInitially = closedSockets
  const startedAt = performance.now()
  const durationsMs: number[] = []
  await counter.try(`${name} serves other clients again`, async () => {
    for (;;) {
      const ok = await tryRequest(address, durationsMs)
      const ms = performance.now() - startedAt
      if (ok) {
        counter.note = `${name}: ${closedInitially} connections closed at once, other clients served after ${ms.toFixed(0)} ms`
        return null
      }
      if (ms > maxOutageMs) return `not within ${maxOutageMs} ms`
      await pause(200)
    }
  })
  for (let n = 0; n < 100; n += 1)
    await counter.try(`${name}, request ${n} during the attack`, async () =>
      (await tryRequest(address, durationsMs)) ? null : 'not served',
    )
  const p99 = durationsMs.toSorted((a, b) => a - b)[Math.floor(durationsMs.length * 0.99)] ?? 0
  counter.note += `, p99 ${p99.toFixed(0)} ms`
  clearInterval(drip)
  for (const socket of sockets) socket.destroy()
  return counter
}

async function tryRequest(address: string, durationsMs: number[]): Promise<boolean> {
  const startedAt = performance.now()
  const response = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
  await response?.text()
  durationsMs.push(performance.now() - startedAt)
  return response?.ok ?? false
}
