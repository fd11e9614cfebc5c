import path from 'node:path'
import { writeBackup } from '../backup/write.ts'
import { runCommand } from './run-command.ts'

const file = process.argv[2]
if (file === undefined) {
  console.error('Usage: npm run db:backup -- agency-2026-11-21.tar.gz')
  process.exit(1)
}
await runCommand(
  async (installation) => {
    const now = () => new Date()
    const { rows, files, missing } = await writeBackup({ ...installation, now }, path.resolve(file))
    const rowCount = Object.values(rows).reduce((sum, count) => sum + count, 0)
    console.log(`Backed up ${rowCount} rows and ${files} files to ${file}.`)
    if (missing.length === 0) return
    console.error(`Missing in the media store, although the database references them (${missing.length}):`)
    for (const missingPath of missing) console.error(`  ${missingPath}`)
    process.exitCode = 1
  },
  // The API may run while a backup is written.
  { lock: false },
)
