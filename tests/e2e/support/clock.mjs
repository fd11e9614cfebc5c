// Loaded into the dashboard's and the API's process before their code: SIGUSR2 re-reads how far their clock is ahead,
// so that a journey need not wait a day for a session to grow old. Timers keep real time.
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
    // As properties of its own: Next puts a Date of its own over this one, and takes along what it finds here.
    static parse = RealDate.parse
    static UTC = RealDate.UTC
  }
  read()
  process.on('SIGUSR2', () => {
    read()
    // Whoever turned the clock can see that it is turned.
    writeFileSync(`${file}.${process.pid}`, String(ahead))
  })
}
