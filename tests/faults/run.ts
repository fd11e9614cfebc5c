import { parseArgs } from 'node:util'
import startPostgres, { stop } from '../contract/postgres.ts'
import { faults } from './faults.ts'

// `npm run faults` runs the faults of docs/fault-testing.md and exits with 1 after any failure.
const { values } = parseArgs({
  options: {
    /** Ids of single faults, comma-separated: `R-5,fuzz-bff`. */
    only: { type: 'string' },
    /** Share of the tries: `0.05` is a quick run. */
    share: { type: 'string', default: '1' },
  },
})
const chosen = faults.filter(({ id }) => values.only === undefined || values.only.split(',').includes(id))
const print = (text: string) => process.stdout.write(`${text}\n`)

await startPostgres()
let survived = 0
let tried = 0
try {
  for (const { id, name, run } of chosen) {
    const began = performance.now()
    const outcome = await run(Number(values.share)).catch((error: unknown) => ({
      tried: 1,
      losses: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    }))
    const line = `${id.padEnd(12)} ${name.padEnd(46)}`
    if (typeof outcome === 'string') {
      print(`${line} not tried: ${outcome}`)
      continue
    }
    const passed = outcome.tried - outcome.losses.length
    survived += passed
    tried += outcome.tried
    const took = `${((performance.now() - began) / 1000).toFixed(0)} s`
    const note = 'note' in outcome && outcome.note !== undefined ? `${outcome.note}; ${took}` : took
    print(`${line} survived ${passed} / ${outcome.tried}   (${note})`)
    for (const loss of outcome.losses.slice(0, 40)) print(`    lost: ${loss.slice(0, 1_000)}`)
    if (outcome.losses.length > 40) print(`    and ${outcome.losses.length - 40} more`)
  }
} finally {
  await stop()
}
print(`\nsurvived ${survived} / ${tried}`)
process.exit(survived === tried ? 0 : 1)
