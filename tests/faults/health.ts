import { setTimeout as pause } from 'node:timers/promises'
import { dropDatabase } from '../contract/databases.ts'
import { FaultCounter } from './fault.ts'
import { createAgentForm, createFaultAgency } from './processes.ts'

/** A stalled process does not respond to probes; one that is stopping or without its database is live but not ready. */
export async function testHealth(): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const sqlite = await createFaultAgency('SQLite')
  const api = await sqlite.start({ DRAIN_SECONDS: '1' })
  const statusOf = async (path: string, ms = 1_000) =>
    (await fetch(`${api.url}${path}`, { signal: AbortSignal.timeout(ms) }).catch(() => null))?.status ?? null
  await counter.try('a stalled process is not reported as live', async () => {
    api.child.kill('SIGSTOP')
    const stalled = await statusOf('/livez')
    api.child.kill('SIGCONT')
    const again = await statusOf('/livez', 5_000)
    return stalled === null && again === 200 ? null : `${stalled}, then ${again}`
  })
  await counter.try('a stopping process is not ready before it stops listening', async () => {
    api.child.kill('SIGTERM')
    await pause(100)
    const ready = await statusOf('/readyz')
    const exitCode = await api.exit
    return ready === 503 && exitCode === 0 ? null : `ready ${ready}, ended with ${exitCode}`
  })
  await sqlite.close()
  await counter.try(
    'a process without its database is live but not ready, and a save returns an error code',
    async () => {
      const postgres = await createFaultAgency('PostgreSQL')
      const apiWithoutDatabase = await postgres.start()
      await dropDatabase(postgres.url ?? '')
      // The API caches the result of a probe for a second.
      await pause(1_200)
      const statuses: number[] = []
      for (const path of ['/livez', '/readyz'])
        statuses.push((await fetch(`${apiWithoutDatabase.url}${path}`)).status)
      const response = await postgres.request(apiWithoutDatabase, 'agents.add', {
        body: createAgentForm('Sem base'),
      })
      apiWithoutDatabase.child.kill('SIGKILL')
      await apiWithoutDatabase.exit
      await postgres.close({ isDatabaseDropped: true })
      const isRight = statuses.join() === '200,503' && response.status >= 500 && 'errors' in response.body
      return isRight ? null : `${statuses.join()}, a save returned ${response.status}`
    },
  )
  return counter
}
