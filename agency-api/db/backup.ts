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
    console.log(`${file}: ${rowCount} rows and ${files} files.`)
    if (missing.length === 0) return
    console.error(`${missing.length} files that the database references are not in the media store:`)
    for (const path of missing) console.error(`  ${path}`)
    process.exitCode = 1
  },
  { lock: false },
)
