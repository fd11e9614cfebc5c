import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { CallName, EndpointOf } from '#contract/index.ts'
import { migrate, openDatabase } from '../../agency-api/db/open.ts'
import { createDatabase, dropDatabase, type TestDatabase } from '../contract/databases.ts'
import { type RequestOptions, openTestApp, toRequest } from '../contract/test-app.ts'
import { insertKeyItem } from '../contract/portfolio.ts'
import { type ApiProcess, waitUntilReady, startApi } from '../contract/api-process.ts'

export type ApiResponse = { status: number; headers: Headers; body: Record<string, unknown> }

/** Creates a data directory and a database for API processes that the test starts and kills. */
export async function createFaultAgency(kind: TestDatabase['name'], folder = os.tmpdir()) {
  const dataDir = mkdtempSync(path.join(folder, 'soleira-faults-'))
  const url = kind === 'PostgreSQL' ? await createDatabase() : undefined
  const location = { DATABASE_URL: url, dataDir }
  const openApp = async () => {
    const db = openDatabase(location)
    await migrate(db)
    return openTestApp({ name: kind, dataDir, location: () => location, db: () => db })
  }
  const setupApp = await openApp()
  const { token } = await setupApp.addAccount()
  const { token: colleagueToken } = await setupApp.addAccount()
  const typeId = await insertKeyItem(setupApp.context.db, 'types', 'Flat', 'Apartamento')
  await setupApp.context.db.destroy()

  const running = new Set<ApiProcess>()
  const spawn = async (variables: Record<string, string> = {}, commandPrefix: string[] = []) => {
    const database: Record<string, string> = url === undefined ? {} : { DATABASE_URL: url }
    const api = await startApi({ AGENCY_DATA_DIR: dataDir, ...database, ...variables }, commandPrefix)
    running.add(api)
    void api.exit.then(() => running.delete(api))
    return api
  }
  return {
    dataDir,
    url,
    token,
    colleagueToken,
    typeId,
    spawn,
    async start(variables?: Record<string, string>, commandPrefix?: string[]) {
      const api = await spawn(variables, commandPrefix)
      await waitUntilReady(api)
      return api
    },
    /** Opens the data directly in this process; the caller destroys `db`. */
    openContext: async () => (await openApp()).context,
    async close({ isDatabaseDropped = false } = {}) {
      for (const api of running) {
        api.child.kill('SIGKILL')
        await api.exit
      }
      if (url !== undefined && !isDatabaseDropped) await dropDatabase(url)
      rmSync(dataDir, { recursive: true, force: true })
    },
    async request<C extends CallName>(
      api: Pick<ApiProcess, 'url'>,
      name: C,
      options: RequestOptions<EndpointOf<C>> = {},
    ): Promise<ApiResponse> {
      const [address, init] = toRequest(name, { token, ...options })
      const response = await fetch(`${api.url}${address}`, { ...init, signal: AbortSignal.timeout(20_000) })
      const text = await response.text()
      return {
        status: response.status,
        headers: response.headers,
        body: JSON.parse(text === '' ? '{}' : text),
      }
    },
  }
}

export type FaultAgency = Awaited<ReturnType<typeof createFaultAgency>>

export const createAgentForm = (first_name: string) => ({
  first_name,
  role: { en: '', pt: '' },
  description: { en: '', pt: '' },
})
