import { existsSync, readFileSync } from 'node:fs'
import { parseEnv, parseArgs } from 'node:util'
import { moveAgency } from '../backup/move.ts'
import { lockDataDirectory } from '../data-lock.ts'
import { type Environment, readEnvironment } from '../environment.ts'
import { openMediaStore, storeResponseMs } from '../media/open.ts'
import { openDatabase } from './open.ts'

const usage = `Say where to, by the file of settings that the new installation will have:

  npm run db:move -- --to new.env

It names DATABASE_URL, S3_BUCKET and what else differs; what it does not name is as it is now. Stop the API first.`

process.umask(0o077)
const { values } = parseArgs({ options: { to: { type: 'string' } }, strict: false })
if (typeof values.to !== 'string' || !existsSync(values.to)) {
  console.error(usage)
  process.exit(1)
}
try {
  const now = readEnvironment(process.env)
  const next = readEnvironment({ ...process.env, ...parseEnv(readFileSync(values.to, 'utf8')) })
  if (same(now, next)) throw new Error(`${values.to} names the database and the store that are in use now.`)
  const locks = [now, next]
    .filter(({ DATABASE_URL }) => DATABASE_URL === undefined)
    .map(({ dataDir }) => lockDataDirectory(dataDir))
  const [from, to] = [await open(now), await open(next)]
  try {
    const { rows, files, bytes } = await moveAgency(from, to, console.log)
    const amount = Object.values(rows).reduce((sum, count) => sum + count, 0)
    console.log(
      `Moved and compared: ${amount} rows of ${Object.keys(rows).length} tables, ${files} files of ${bytes} bytes.`,
    )
    console.log(
      `Start the API with the settings of ${values.to}; sessions go on. The old data stay where they are.`,
    )
    if (now.PORTALS_KEY === undefined && now.PORTALS_PUBLIC_URL !== undefined)
      console.log('Give every process the key in the file portals-key of the data directory as PORTALS_KEY.')
  } finally {
    await from.db.destroy()
    await to.db.destroy()
    for (const unlock of locks) unlock()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function open(environment: Environment) {
  return { db: openDatabase(environment), media: await openMediaStore(environment, storeResponseMs.command) }
}

function same(now: Environment, next: Environment): boolean {
  const database = ({ DATABASE_URL, dataDir }: Environment) => DATABASE_URL ?? dataDir
  return database(now) === database(next)
}
