import path from 'node:path'
import { readBackup } from '../backup/read.ts'
import { runCommand } from './run-command.ts'

const file = process.argv[2]
if (file === undefined) {
  console.error('Usage: npm run db:restore -- agency-2026-11-21.tar.gz')
  process.exit(1)
}
await runCommand(async (installation) => {
  const { rows, files } = await readBackup(installation, path.resolve(file))
  const rowCount = Object.values(rows).reduce((sum, count) => sum + count, 0)
  console.log(`Restored ${rowCount} rows and ${files} files. All users must sign in again.`)
})
