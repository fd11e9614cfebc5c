import { parseArgs } from 'node:util'
import startPostgres, { stop } from '../contract/postgres.ts'
import { faults } from './faults.ts'

// `npm run faults` runs the faults of docs/fault-testing.md and exits with 1 after any failure.
const { values } = parseArgs({
  options: {
    /** Ids of single faults, comma-separated: `R-5,fuzz-bff`. */
    only: { type: 'string' },
    /** Share of the attempts: `0.05` is a quick run. */
    share: { type: 'string', default: '1' },
  },
})
const selectedFaults = faults.filter(
  ({ id }) => values.only === undefined || values.only.split(',').includes(id),
)
if (selectedFaults.length === 0) throw new Error(`Unknown faults: ${values.only ?? ''}`)
const print = (text: string) => process.stdout.write(`${text}\n`)

await startPostgres()
let allPassed = 0
let allAttempts = 0
try {
  for (const { id, name, run } of selectedFaults) {
    const startedAt = performance.now()
    const outcome = await run(Number(values.share)).catch((error: unknown) => ({
      attempts: 1,
      failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    }))
    const line = `${id.padEnd(12)} ${name.padEnd(46)}`
    if (typeof outcome === 'string') {
      print(`${line} skipped: ${outcome}`)
      continue
    }
    const passed = outcome.attempts - outcome.failures.length
    allPassed += passed
    allAttempts += outcome.attempts
    const duration = `${((performance.now() - startedAt) / 1000).toFixed(0)} s`
    const note = 'note' in outcome && outcome.note !== undefined ? `${outcome.note}; ${duration}` : duration
    print(`${line} passed ${passed} / ${outcome.attempts}   (${note})`)
    for (const failure of outcome.failures.slice(0, 40)) print(`    failed: ${failure.slice(0, 1_000)}`)
    if (outcome.failures.length > 40) print(`    and ${outcome.failures.length - 40} more`)
  }
} finally {
  await stop()
}
print(`\npassed ${allPassed} / ${allAttempts}`)
process.exit(allPassed === allAttempts ? 0 : 1)
