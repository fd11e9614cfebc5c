// Preloaded into the dashboard and the API. SIGUSR2 re-reads the clock offset, so that tests don't wait a day for a
// session to expire. Timers use real time.
import { readFileSync, writeFileSync } from 'node:fs'

const file = process.env.E2E_CLOCK
if (file !== undefined) {
  const RealDate = Date
  let offsetMs = 0
  const readOffset = () => {
    try {
      offsetMs = Number(readFileSync(file, 'utf8'))
    } catch {
      offsetMs = 0
    }
  }
  globalThis.Date = class extends RealDate {
    constructor(...args) {
      if (args.length === 0) super(RealDate.now() + offsetMs)
      else super(...args)
    }
    static now() {
      return RealDate.now() + offsetMs
    }
    // Redefined as own properties, because Next.js wraps this Date and copies only those.
    static parse = RealDate.parse
    static UTC = RealDate.UTC
  }
  readOffset()
  process.on('SIGUSR2', () => {
    readOffset()
    // Acknowledges the new offset.
    writeFileSync(`${file}.${process.pid}`, String(offsetMs))
  })
}
