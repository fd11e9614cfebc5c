import { setTimeout as pause } from 'node:timers/promises'
import { dropDatabase } from '../contract/databases.ts'
import { Tally } from './fault.ts'
import { agentForm, foundAgency } from './processes.ts'

/** what watches the process is told: a stalled one does not answer, a stopping one and one without its database are not ready, and live. */
export async function health(): Promise<Tally> {
  const tally = new Tally()
  const sqlite = await foundAgency('SQLite')
  const api = await sqlite.start()
  const asked = async (path: string, ms = 1_000) =>
    (await fetch(`${api.url}${path}`, { signal: AbortSignal.timeout(ms) }).catch(() => null))?.status ?? null
  await tally.try('a stalled process does not say that it lives', async () => {
    api.child.kill('SIGSTOP')
    const stalled = await asked('/livez')
    api.child.kill('SIGCONT')
    const again = await asked('/livez', 5_000)
    return stalled === null && again === 200 ? null : `${stalled}, then ${again}`
  })
  await tally.try('a process that stops is not ready before it stops listening', async () => {
    // A body that is still to come keeps it from ending at once.
    const slow = new ReadableStream({ start: (body) => void setTimeout(() => body.close(), 1_500) })
    const working = fetch(`${api.url}/api/v1/agents/add`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sqlite.token}`, 'content-type': 'application/json' },
      body: slow,
      duplex: 'half',
    }).catch(() => null)
    await pause(200)
    api.child.kill('SIGTERM')
    await pause(100)
    const ready = await asked('/readyz')
    await working
    const ended = await api.ended
    return ready !== 200 && ended === 0 ? null : `ready ${ready}, ended with ${ended}`
  })
  await sqlite.close()
  await tally.try('without its database it lives, is not ready, and refuses by a code', async () => {
    const postgres = await foundAgency('PostgreSQL')
    const process = await postgres.start()
    await dropDatabase(postgres.url ?? '')
    await pause(1_200)
    const statuses: number[] = []
    for (const path of ['/livez', '/readyz']) statuses.push((await fetch(`${process.url}${path}`)).status)
    const told = await postgres.ask(process, 'agents.add', { body: agentForm('Sem base') })
    process.child.kill('SIGKILL')
    await process.ended
    await postgres.close({ dropped: true })
    const right = statuses.join() === '200,503' && told.status >= 500 && 'errors' in told.body
    return right ? null : `${statuses.join()}, a save was told ${told.status}`
  })
  return tally
}
