import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { migrate, migrationNames, openDatabase } from '../../agency-api/db/open.ts'
import { FaultCounter } from './fault.ts'

const script = path.resolve('tests/faults/killed-migration-process.ts')

/**
 * kills the process that migrates a SQLite database, at `kills` points spread evenly over its statements. The next
 * start must complete the migration, and a filled database must keep its rows. `filled` starts from the first migration.
 */
export async function testKilledMigrations(filled: boolean, kills: number): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const total = await countStatements(filled)
  for (let n = 0; n < kills; n += 1) {
    const statements = Math.ceil(((n + 1) / kills) * total)
    await counter.try(`killed after statement ${statements} of ${total}`, async () => {
      const dataDir = await createFolder(filled)
      const child = spawnSync(process.execPath, ['--no-warnings', script, dataDir, String(statements)])
      if (child.signal !== 'SIGKILL') return `was not killed: ${child.stderr}`
      const db = openDatabase({ dataDir })
      await migrate(db)
      const agents = await db.selectFrom('agents').select('first_name').execute()
      await db.destroy()
      rmSync(dataDir, { recursive: true })
      return agents.length === (filled ? 1 : 0) ? null : `${agents.length} agents are there`
    })
  }
  return counter
}

async function createFolder(filled: boolean): Promise<string> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'soleira-migrations-'))
  if (!filled) return dataDir
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

async function countStatements(filled: boolean): Promise<number> {
  const dataDir = await createFolder(filled)
  let statements = 0
  const db = openDatabase({ dataDir }, () => {
    statements += 1
  })
  await migrate(db)
  await db.destroy()
  rmSync(dataDir, { recursive: true })
  return statements
}
