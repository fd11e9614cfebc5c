import { parseArgs } from 'node:util'
import startPostgres, { stop } from '../contract/postgres.ts'
import { print } from './figures.ts'
import { benchLists } from './lists.ts'

// `npm run bench` measures what docs/benchmarks.md promises, and ends with 1 when a promise is not kept.
const { values } = parseArgs({
  options: { properties: { type: 'string', default: '100000' }, only: { type: 'string' } },
})
const kinds = (['SQLite', 'PostgreSQL'] as const).filter(
  (kind) => values.only === undefined || kind.toLowerCase() === values.only.toLowerCase(),
)
if (kinds.includes('PostgreSQL')) await startPostgres()
try {
  const failed: string[] = []
  for (const kind of kinds) failed.push(...(await benchLists(kind, Number(values.properties))))
  print(failed.length === 0 ? '\nEvery promise is kept.' : `\nNot kept:\n  ${failed.join('\n  ')}`)
  if (failed.length > 0) process.exitCode = 1
} finally {
  await stop()
}
