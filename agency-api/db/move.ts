import { existsSync, readFileSync } from 'node:fs'
import { parseEnv, parseArgs } from 'node:util'
import { moveAgency } from '../backup/move.ts'
import { lockDataDirectory } from '../data-lock.ts'
import { type Environment, readEnvironment } from '../environment.ts'
import { openMediaStore, storeResponseMs } from '../media/open.ts'
import { openDatabase } from './open.ts'

const usage = `Usage: npm run db:move -- --to new.env

The file contains the settings that differ in the new installation, such as DATABASE_URL and S3_BUCKET. Stop the API first.`

process.umask(0o077)
const { values } = parseArgs({ options: { to: { type: 'string' } }, strict: false })
if (typeof values.to !== 'string' || !existsSync(values.to)) {
  console.error(usage)
  process.exit(1)
}
try {
  const current = readEnvironment(process.env)
  const target = readEnvironment({ ...process.env, ...parseEnv(readFileSync(values.to, 'utf8')) })
  if (isSameDatabase(current, target)) throw new Error(`The database in ${values.to} is the one in use now.`)
  const locks = [current, target]
    .filter(({ DATABASE_URL }) => DATABASE_URL === undefined)
    .map(({ dataDir }) => lockDataDirectory(dataDir))
  const [from, to] = [await openInstallation(current), await openInstallation(target)]
  try {
    const { rows, files, bytes } = await moveAgency(from, to, console.log)
    const rowCount = Object.values(rows).reduce((sum, count) => sum + count, 0)
    console.log(
      `Moved and compared: ${rowCount} rows of ${Object.keys(rows).length} tables, ${files} files of ${bytes} bytes.`,
    )
    console.log(
      `Start the API with the settings in ${values.to}. Users stay signed in. The old data is still there.`,
    )
    if (current.PORTALS_KEY === undefined && current.PORTALS_PUBLIC_URL !== undefined)
      console.log(
        'Set PORTALS_KEY of every API to the contents of the file portals-key in the data directory.',
      )
  } finally {
    await from.db.destroy()
    await to.db.destroy()
    for (const unlock of locks) unlock()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function openInstallation(environment: Environment) {
  return { db: openDatabase(environment), media: await openMediaStore(environment, storeResponseMs.command) }
}

function isSameDatabase(a: Environment, b: Environment): boolean {
  const databaseOf = ({ DATABASE_URL, dataDir }: Environment) => DATABASE_URL ?? dataDir
  return databaseOf(a) === databaseOf(b)
}
