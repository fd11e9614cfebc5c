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

// `npm run bench` checks the limits of docs/benchmarks.md and exits with 1 when one is exceeded.
const { values } = parseArgs({
  options: {
    properties: { type: 'string', default: '100000' },
    only: { type: 'string' },
    every: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '60' },
  },
})
const [properties, every, seconds] = [values.properties, values.every, values.seconds].map(Number) as [
  number,
  number,
  number,
]

const parts: Record<string, () => Promise<string[]>> = {
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

const failed: string[] = []
for (const [name, measure] of Object.entries(parts))
  if (values.only === undefined || values.only.toLowerCase() === name) failed.push(...(await measure()))
print(failed.length === 0 ? '\nAll limits are met.' : `\nExceeded:\n  ${failed.join('\n  ')}`)
if (failed.length > 0) process.exitCode = 1
