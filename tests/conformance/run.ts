import { writeFileSync } from 'node:fs'
import { parseOptions, usage } from './options.ts'
import { runConformanceSuite } from './suite.ts'
import { tableOf } from './table.ts'

// Runs the conformance suite (docs/conformance.md). Exits with 1 if a call deviates from the contract, and with 2 if
// the suite couldn't run or no call passed.
try {
  const { json, ...options } = parseOptions(process.argv.slice(2), process.env)
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  const report = await runConformanceSuite({ ...options, stop: stop.signal })
  process.stdout.write(`${tableOf(report)}\n`)
  if (json !== null) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`)
  process.exitCode = report.totals.differs > 0 ? 1 : report.totals.passed === 0 ? 2 : 0
} catch (error) {
  process.stderr.write(
    `${error instanceof Error ? error.message : 'The conformance suite failed.'}\n\n${usage}\n`,
  )
  process.exitCode = 2
}
