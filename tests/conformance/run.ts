import { writeFileSync } from 'node:fs'
import { readOptions, usage } from './options.ts'
import { conform } from './suite.ts'
import { tableOf } from './table.ts'

// `npm run conformance -- --url …`: docs/conformance.md. Exits with 1 when something differs, 2 when the API cannot
// be reached.
try {
  const { json, ...options } = readOptions(process.argv.slice(2), process.env)
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  const report = await conform({ ...options, stop: stop.signal })
  process.stdout.write(`${tableOf(report)}\n`)
  if (json !== null) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`)
  process.exitCode = report.sum.differs > 0 ? 1 : report.sum.honoured === 0 ? 2 : 0
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'It failed.'}\n\n${usage}\n`)
  process.exitCode = 2
}
