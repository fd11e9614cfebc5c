import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { listen } from '../../agency-api/serving.ts'
import { migrate, openDatabase } from '../../agency-api/db/open.ts'
import { seedAgency } from '../../agency-api/seed/seed-agency.ts'
import { createDatabase, dropDatabase, type TestDatabase } from '../contract/databases.ts'
import { openOffice } from '../contract/office.ts'
import { freePort } from '../e2e/support/free-port.ts'

export const kinds = ['SQLite', 'PostgreSQL'] as const

/** The API on a database of its own, listening in this process; `sample` fills it with the sample agency's records. */
export async function openAgency(
  kind: TestDatabase['name'],
  { sample = false, variables = {} }: { sample?: boolean; variables?: Record<string, string> } = {},
) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-torture-'))
  const url = kind === 'PostgreSQL' ? await createDatabase() : undefined
  const where = { DATABASE_URL: url, dataDir }
  const db = openDatabase(where)
  await migrate(db)
  const office = await openOffice({ name: kind, dataDir, where: () => where, db: () => db }, variables)
  if (sample) await seedAgency(db, office.house.media, { now: new Date(), photographs: false })
  const port = await freePort()
  const serving = await listen(office.app, '127.0.0.1', port)
  return {
    ...office,
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    where,
    async close() {
      await serving.stop(1_000)
      await office.settled()
      await db.destroy()
      if (url !== undefined) await dropDatabase(url)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type Agency = Awaited<ReturnType<typeof openAgency>>
