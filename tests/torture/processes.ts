import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { CallName, EndpointOf } from '#contract/index.ts'
import { migrate, openDatabase } from '../../agency-api/db/open.ts'
import { createDatabase, dropDatabase, type TestDatabase } from '../contract/databases.ts'
import { type Asking, openOffice, written } from '../contract/office.ts'
import { addKey } from '../contract/portfolio.ts'
import { type ApiProcess, ready, startApi } from '../contract/process.ts'

export type Told = { status: number; headers: Headers; body: Record<string, unknown> }

/** An agency with two colleagues and one type of property, to be served by processes of the real API that come and go. */
export async function foundAgency(kind: TestDatabase['name'], folder = os.tmpdir()) {
  const dataDir = mkdtempSync(path.join(folder, 'soleira-torture-'))
  const url = kind === 'PostgreSQL' ? await createDatabase() : undefined
  const where = { DATABASE_URL: url, dataDir }
  const house = async () => {
    const db = openDatabase(where)
    await migrate(db)
    return openOffice({ name: kind, dataDir, where: () => where, db: () => db })
  }
  const first = await house()
  const { token } = await first.hire()
  const { token: colleague } = await first.hire()
  const typeId = await addKey(first.house.db, 'types', 'Flat', 'Apartamento')
  await first.house.db.destroy()

  const running = new Set<ApiProcess>()
  const spawn = async (variables: Record<string, string> = {}, around: string[] = []) => {
    const database: Record<string, string> = url === undefined ? {} : { DATABASE_URL: url }
    const api = await startApi({ AGENCY_DATA_DIR: dataDir, ...database, ...variables }, around)
    running.add(api)
    void api.ended.then(() => running.delete(api))
    return api
  }
  return {
    dataDir,
    url,
    token,
    /** Another colleague's token. */
    colleague,
    typeId,
    /** A process that may not be ready yet. */
    spawn,
    async start(variables?: Record<string, string>, around?: string[]) {
      const api = await spawn(variables, around)
      await ready(api)
      return api
    },
    /** Opens the data in this process, to look past the API; the caller destroys `db`. */
    look: async () => (await house()).house,
    async close({ dropped = false } = {}) {
      for (const api of running) {
        api.child.kill('SIGKILL')
        await api.ended
      }
      if (url !== undefined && !dropped) await dropDatabase(url)
      rmSync(dataDir, { recursive: true, force: true })
    },
    /** Asks a process; throws when there is no answer. */
    async ask<C extends CallName>(
      api: Pick<ApiProcess, 'url'>,
      name: C,
      asking: Asking<EndpointOf<C>> = {},
    ): Promise<Told> {
      const [address, init] = written(name, { token, ...asking })
      const answer = await fetch(`${api.url}${address}`, { ...init, signal: AbortSignal.timeout(20_000) })
      const text = await answer.text()
      return { status: answer.status, headers: answer.headers, body: JSON.parse(text === '' ? '{}' : text) }
    },
  }
}

export type Founded = Awaited<ReturnType<typeof foundAgency>>

/** What the form of an agent sends. */
export const agentForm = (first_name: string) => ({
  first_name,
  role: { en: '', pt: '' },
  description: { en: '', pt: '' },
})
