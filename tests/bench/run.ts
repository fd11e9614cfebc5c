import { parseArgs } from 'node:util'
import startPostgres, { stop } from '../contract/postgres.ts'
import { print } from './figures.ts'
import { benchBatches } from './batches.ts'
import { benchBff } from './bff.ts'
import { benchLists } from './lists.ts'
import { benchPages } from './pages.ts'
import { benchStart } from './start.ts'
import { benchTwentyUsers } from './twenty-users.ts'
import { benchUploads } from './uploads.ts'

// `npm run bench` checks the limits of docs/benchmarks.md and exits with 1 if one is exceeded or can't be measured.
const { values } = parseArgs({
  options: {
    properties: { type: 'string', default: '100000' },
    only: { type: 'string' },
    /** Runs only every nth list case. */
    every: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '60' },
  },
})
const [properties, every, seconds] = [values.properties, values.every, values.seconds].map(Number) as [
  number,
  number,
  number,
]

const benchmarks: Record<string, () => Promise<string[]>> = {
  sqlite: () => benchLists('SQLite', properties, every),
  async postgresql() {
    await startPostgres()
    return benchLists('PostgreSQL', properties, every).finally(stop)
  },
  'sqlite-users': () => benchTwentyUsers('SQLite', properties, seconds),
  async 'postgresql-users'() {
    await startPostgres()
    return benchTwentyUsers('PostgreSQL', properties, seconds).finally(stop)
  },
  'sqlite-batches': () => benchBatches('SQLite', properties),
  async 'postgresql-batches'() {
    await startPostgres()
    return benchBatches('PostgreSQL', properties).finally(stop)
  },
  bff: benchBff,
  uploads: benchUploads,
  start: benchStart,
  pages: benchPages,
}

const { only } = values
if (only !== undefined && !Object.hasOwn(benchmarks, only)) throw new Error(`Unknown benchmark: ${only}`)

const failures: string[] = []
for (const [name, measure] of Object.entries(benchmarks))
  if (only === undefined || only === name) failures.push(...(await measure()))
print(failures.length === 0 ? '\nAll limits are met.' : `\nNot met:\n  ${failures.join('\n  ')}`)
if (failures.length > 0) process.exitCode = 1
