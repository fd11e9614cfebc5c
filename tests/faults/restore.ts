import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { backupTables } from '../../agency-api/backup/tables.ts'
import { migrate, openDatabase } from '../../agency-api/db/open.ts'
import { listStoredFiles } from '../../agency-api/media/row-files.ts'
import { openMediaStore } from '../../agency-api/media/open.ts'
import { readEnvironment } from '../../agency-api/environment.ts'
import { seedAgency } from '../../agency-api/seed/seed-agency.ts'
import { createDatabase, dropDatabase, type TestDatabase } from '../contract/databases.ts'
import { FaultCounter } from './fault.ts'

/**
 * Backs up the sample agency with its photos and restores it to an empty installation, using the operator's commands;
 * compares rows and files by hash.
 */
export async function testBackupRestore(kind: TestDatabase['name']): Promise<FaultCounter> {
  const counter = new FaultCounter()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'soleira-restore-'))
  const urls = kind === 'PostgreSQL' ? [await createDatabase(), await createDatabase()] : []
  const [from, to] = ['from', 'to'].map((name, n) => ({
    dataDir: path.join(folder, name),
    DATABASE_URL: urls[n],
  }))
  if (from === undefined || to === undefined) throw new Error('Two targets are required')
  await seedSample(from)
  const before = await hashContents(from)
  const file = path.join(folder, 'agency.tar.gz')
  const startedAt = performance.now()
  runScript('agency-api/db/backup.ts', file, from)
  runScript('agency-api/db/restore.ts', file, to)
  const durationMs = performance.now() - startedAt
  const after = await hashContents(to)
  for (const [name, hash] of Object.entries(before))
    counter.assert(after[name] === hash, `${kind}: ${name} differs`)
  counter.assert(
    Object.keys(after).length === Object.keys(before).length,
    `${kind}: tables or files were added`,
  )
  for (const url of urls) await dropDatabase(url)
  rmSync(folder, { recursive: true, force: true })
  counter.note = `${Object.keys(before).length} tables and files in ${(durationMs / 1000).toFixed(1)} s`
  return counter
}

type Target = { dataDir: string; DATABASE_URL: string | undefined }

const toVariables = ({ dataDir, DATABASE_URL }: Target) => ({
  AGENCY_DATA_DIR: dataDir,
  ...(DATABASE_URL !== undefined && { DATABASE_URL }),
})

function runScript(script: string, file: string, target: Target): void {
  const { PATH } = process.env
  execFileSync(process.execPath, ['--no-warnings', script, file], {
    env: { PATH, ...toVariables(target) },
    stdio: 'pipe',
  })
}

async function openTarget(target: Target) {
  const db = openDatabase(target)
  await migrate(db)
  return { db, media: await openMediaStore(readEnvironment(toVariables(target))) }
}

async function seedSample(target: Target): Promise<void> {
  const { db, media } = await openTarget(target)
  await seedAgency(db, media, { now: new Date() })
  await db.destroy()
}

/** Returns a hash of each table and file, by its name. */
async function hashContents(target: Target): Promise<Record<string, string>> {
  const { db, media } = await openTarget(target)
  const hashes: Record<string, string> = {}
  const hash = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
  for (const { name } of backupTables) {
    const all: { name?: unknown }[] = await db.selectFrom(name).selectAll().execute()
    // A restored copy gets a new installation id.
    const rows = all.filter((row) => row.name !== 'installation_id')
    const lines = rows.map((row) => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))))
    hashes[name] = hash(lines.sort().join('\n'))
  }
  for (const file of await listStoredFiles(media)) {
    const stored = await media.get(file.path)
    if (stored === null) continue
    hashes[file.path] = hash(Buffer.from(await new Response(stored.stream).arrayBuffer()))
  }
  await db.destroy()
  return hashes
}
