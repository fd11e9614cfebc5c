import { parseArgs } from 'node:util'
import startPostgres, { stop } from '../contract/postgres.ts'
import { print } from './figures.ts'
import { benchForwarder } from './forwarder.ts'
import { benchLists } from './lists.ts'

// `npm run bench` measures what docs/benchmarks.md promises, and ends with 1 when a promise is not kept.
const { values } = parseArgs({
  options: {
    properties: { type: 'string', default: '100000' },
    /** One kind of database alone, or `bff` for the dashboard's server. */
    only: { type: 'string' },
    /** Every so many of the cases, for a quick look. */
    every: { type: 'string', default: '1' },
  },
})
const kinds = (['SQLite', 'PostgreSQL'] as const).filter(
  (kind) => values.only === undefined || kind.toLowerCase() === values.only.toLowerCase(),
)
if (kinds.includes('PostgreSQL')) await startPostgres()
try {
  const failed: string[] = []
  for (const kind of kinds)
    failed.push(...(await benchLists(kind, Number(values.properties), Number(values.every))))
  if (values.only === undefined || values.only === 'bff') failed.push(...(await benchForwarder()))
  print(failed.length === 0 ? '\nEvery promise is kept.' : `\nNot kept:\n  ${failed.join('\n  ')}`)
  if (failed.length > 0) process.exitCode = 1
} finally {
  await stop()
}
