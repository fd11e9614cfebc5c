// Preloaded into the dashboard and the API: SIGUSR2 re-reads the clock offset, so that a test need not wait a day for a
// session to expire. Timers keep real time.
import { readFileSync, writeFileSync } from 'node:fs'

const file = process.env.E2E_CLOCK
if (file !== undefined) {
  const RealDate = Date
  let ahead = 0
  const read = () => {
    try {
      ahead = Number(readFileSync(file, 'utf8'))
    } catch {
      ahead = 0
    }
  }
  globalThis.Date = class extends RealDate {
    constructor(...args) {
      if (args.length === 0) super(RealDate.now() + ahead)
      else super(...args)
    }
    static now() {
      return RealDate.now() + ahead
    }
    // Own properties, because Next.js wraps this Date and copies its own properties.
    static parse = RealDate.parse
    static UTC = RealDate.UTC
  }
  read()
  process.on('SIGUSR2', () => {
    read()
    // Acknowledges the new offset.
    writeFileSync(`${file}.${process.pid}`, String(ahead))
  })
}
