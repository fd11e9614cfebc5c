import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { listen } from '../../agency-api/server.ts'
import { migrate, openDatabase } from '../../agency-api/db/open.ts'
import { seedAgency } from '../../agency-api/seed/seed-agency.ts'
import { createDatabase, dropDatabase, type TestDatabase } from '../contract/databases.ts'
import { openTestApp } from '../contract/test-app.ts'
import { findFreePort } from '../e2e/support/free-port.ts'

/** Serves the API in this process, on a new database; `sample` adds the sample agency. */
export async function openAgency(
  kind: TestDatabase['name'],
  { sample = false, variables = {} }: { sample?: boolean; variables?: Record<string, string> } = {},
) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-faults-'))
  const url = kind === 'PostgreSQL' ? await createDatabase() : undefined
  const location = { DATABASE_URL: url, dataDir }
  const db = openDatabase(location)
  await migrate(db)
  const testApp = await openTestApp(
    { name: kind, dataDir, location: () => location, db: () => db },
    variables,
  )
  if (sample) await seedAgency(db, testApp.context.media, { now: new Date(), photos: false })
  const port = await findFreePort()
  const server = await listen(testApp.app, '127.0.0.1', port)
  return {
    ...testApp,
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    async close() {
      await server.stop(1_000)
      await testApp.finishBackgroundWork()
      await db.destroy()
      if (url !== undefined) await dropDatabase(url)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type Agency = Awaited<ReturnType<typeof openAgency>>
