import { parseArgs } from 'node:util'
import { demoAccounts } from '#contract/demo-accounts.ts'
import { migrate, openDatabase } from '../db/open.ts'
import { readEnvironment } from '../environment.ts'
import { bindStore, WrongStoreError } from '../media/installation.ts'
import { openMediaStore, storeResponseMs } from '../media/open.ts'
import { growAgency } from './grow.ts'
import { NotEmptyError, seedAgency } from './seed-agency.ts'

const { values } = parseArgs({
  options: {
    reset: { type: 'boolean', default: false },
    /** Number of properties to grow to, to simulate a large agency. */
    properties: { type: 'string', default: '0' },
  },
})
process.umask(0o077)
const environment = readEnvironment(process.env)
const db = openDatabase(environment)
try {
  await migrate(db)
  const started = performance.now()
  const store = await openMediaStore(environment, storeResponseMs.command)
  await bindStore({ db, media: store })
  const report = await seedAgency(db, store, { now: new Date(), reset: values.reset })
  const grown = await growAgency(db, Number(values.properties), new Date())
  const lines = Object.entries({ ...report, ...(grown > 0 && { 'additional properties': grown }) }).map(
    ([name, count]) => `  ${String(count).padStart(4)} ${name}`,
  )
  console.log(
    `Created the sample agency in ${((performance.now() - started) / 1000).toFixed(1)} s:\n${lines.join('\n')}`,
  )
  for (const { email, password } of Object.values(demoAccounts))
    console.log(`Sign in as ${email} with ${password}`)
} catch (error) {
  if (!(error instanceof NotEmptyError || error instanceof WrongStoreError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await db.destroy()
}
