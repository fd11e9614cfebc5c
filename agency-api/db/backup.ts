import path from 'node:path'
import { writeBackup } from '../backup/write.ts'
import { readEnvironment } from '../environment.ts'
import { openMediaStore, storeResponseMs } from '../media/open.ts'
import { openDatabase } from './open.ts'

process.umask(0o077)
const file = process.argv[2]
if (file === undefined) {
  console.error('Usage: npm run db:backup -- agency-2026-11-21.tar.gz')
  process.exit(1)
}
const environment = readEnvironment(process.env)
const db = openDatabase(environment)
try {
  const media = await openMediaStore(environment, storeResponseMs.command)
  const { rows, files, missing } = await writeBackup({ db, media, now: () => new Date() }, path.resolve(file))
  const rowCount = Object.values(rows).reduce((sum, count) => sum + count, 0)
  console.log(`${file}: ${rowCount} rows and ${files} files.`)
  if (missing.length > 0) {
    console.error(`${missing.length} files that the database references are not in the media store:`)
    for (const path of missing) console.error(`  ${path}`)
    process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await db.destroy()
}
