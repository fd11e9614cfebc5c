import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { migrate, migrationNames, openDatabase } from '../../agency-api/db/open.ts'
import { FaultCounter } from './fault.ts'

const script = path.resolve('tests/faults/killed-migration-process.ts')

/**
 * Migrates a SQLite database `kills` times, each time killing the process after a different statement. The statements
 * are spread evenly over the migrations. Running the migrations again must complete them and keep existing rows. With
 * `hasRows`, the database is at the first migration and has one agent; otherwise it is empty.
 */
export async function testKilledMigrations({
  hasRows,
  kills,
}: {
  hasRows: boolean
  kills: number
}): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const total = await countStatements(hasRows)
  for (let n = 0; n < kills; n += 1) {
    const statements = Math.ceil(((n + 1) / kills) * total)
    await counter.try(`killed after statement ${statements} of ${total}`, async () => {
      const dataDir = await createDataDir(hasRows)
      const child = spawnSync(process.execPath, ['--no-warnings', script, dataDir, String(statements)])
      if (child.signal !== 'SIGKILL') return `the process ended before it was killed: ${child.stderr}`
      const db = openDatabase({ dataDir })
      await migrate(db)
      const agents = await db.selectFrom('agents').select('first_name').execute()
      await db.destroy()
      rmSync(dataDir, { recursive: true })
      return agents.length === (hasRows ? 1 : 0) ? null : `found ${agents.length} agents`
    })
  }
  return counter
}

async function createDataDir(hasRows: boolean): Promise<string> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-migrations-'))
  if (!hasRows) return dataDir
  const db = openDatabase({ dataDir })
  await migrate(db, migrationNames[0])
  const at = new Date().toISOString()
  await db
    .insertInto('agents')
    .values({ first_name: 'Ana', last_name: '', created_at: at, updated_at: at })
    .execute()
  await db.destroy()
  return dataDir
}

async function countStatements(hasRows: boolean): Promise<number> {
  const dataDir = await createDataDir(hasRows)
  let statements = 0
  const db = openDatabase({ dataDir }, () => {
    statements += 1
  })
  await migrate(db)
  await db.destroy()
  rmSync(dataDir, { recursive: true })
  return statements
}
