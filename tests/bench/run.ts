import { parseArgs } from 'node:util'
import startPostgres, { stop } from '../contract/postgres.ts'
import { print } from './figures.ts'
import { benchForwarder } from './forwarder.ts'
import { benchLists } from './lists.ts'
import { benchPages } from './pages.ts'
import { benchStart } from './start.ts'
import { benchTwentyPeople } from './twenty-people.ts'
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
  'sqlite-people': () => benchTwentyPeople('SQLite', properties, seconds),
  async 'postgresql-people'() {
    await startPostgres()
    return benchTwentyPeople('PostgreSQL', properties, seconds).finally(stop)
  },
  bff: benchForwarder,
  uploads: benchUploads,
  start: benchStart,
  pages: benchPages,
}

const failed: string[] = []
for (const [name, measure] of Object.entries(parts))
  if (values.only === undefined || values.only.toLowerCase() === name) failed.push(...(await measure()))
print(failed.length === 0 ? '\nAll limits are met.' : `\nExceeded:\n  ${failed.join('\n  ')}`)
if (failed.length > 0) process.exitCode = 1
