import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { TestDatabase } from '../contract/databases.ts'
import { respondWith, startFakeUpstream } from '../server/fake-upstream.ts'
import { sameOriginHeaders, openDashboard, signInResponse } from './dashboard.ts'
import { FaultCounter } from './fault.ts'
import { createAgentForm, createFaultAgency } from './processes.ts'

const maxMs = 10_000

/** Sends SIGTERM during writes. The API exits with 0 within ten seconds, and acknowledged writes are stored. */
export async function testApiShutdown(kind: TestDatabase['name'], times: number): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const agency = await createFaultAgency(kind)
  let slowest = 0
  for (let n = 0; n < times; n += 1)
    await counter.try(`${kind}, stop ${n}`, async () => {
      const api = await agency.start()
      const saves = Array.from({ length: 8 }, (_, index) =>
        agency.request(api, 'agents.add', { body: createAgentForm(`Fim ${n} ${index}`) }).catch(() => null),
      )
      await pause(Math.random() * 60)
      const startedAt = performance.now()
      api.child.kill('SIGTERM')
      const responses = await Promise.all(saves)
      const exitCode = await api.exit
      const ms = performance.now() - startedAt
      slowest = Math.max(slowest, ms)
      const context = await agency.openContext()
      const rows = await context.db
        .selectFrom('agents')
        .select('id')
        .where('first_name', 'like', `Fim ${n} %`)
        .execute()
      await context.db.destroy()
      const acknowledged = responses.filter((response) => response?.status === 201).length
      if (exitCode !== 0 || ms > maxMs) return `ended with ${exitCode} after ${ms.toFixed(0)} ms`
      return rows.length >= acknowledged ? null : `${acknowledged} acknowledged, ${rows.length} stored`
    })
  await agency.close()
  counter.note = `stopped within ${slowest.toFixed(0)} ms`
  return counter
}

/** Stops the dashboard during a call that takes the API two seconds. The call must complete. */
export async function testDashboardShutdown(): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const upstream = await startFakeUpstream()
  upstream.response = (received, response) => {
    setTimeout(
      () => respondWith(200, signInResponse)(received, response),
      received.url.endsWith('/login') ? 0 : 2_000,
    )
  }
  const dashboard = await openDashboard(upstream.origin)
  const cookie = await dashboard.signIn()
  await counter.try('a call in progress', async () => {
    const callInProgress = request(`${dashboard.origin}/api/v1/properties`, {
      headers: { ...sameOriginHeaders, cookie },
    }).end()
    await pause(500)
    const startedAt = performance.now()
    process.kill(dashboard.child.pid, 'SIGTERM')
    const [result] = (await once(callInProgress, 'response')) as [IncomingMessage]
    result.resume()
    const ended = await dashboard.child.ended
    const ms = performance.now() - startedAt
    counter.note = `the dashboard stopped after ${ms.toFixed(0)} ms`
    return result.statusCode === 200 && ms < maxMs
      ? null
      : `${result.statusCode}, ${ended} after ${ms.toFixed(0)} ms`
  })
  await dashboard.stop()
  await upstream.close()
  return counter
}
