import { mkdirSync } from 'node:fs'
import { keepAccountsSwept } from './accounts/sweep.ts'
import { createApp } from './app.ts'
import { backgroundDone } from './background.ts'
import { lockDataFolder } from './data-lock.ts'
import { keepIntegrityChecked } from './db/integrity.ts'
import { migrateToServe, openDatabase } from './db/open.ts'
import { servingLimits } from './db/postgres.ts'
import { logStatement } from './db/statements.ts'
import { keepingSample } from './demo/keeping-store.ts'
import { keepDemo } from './demo/schedule.ts'
import { type Environment, readEnvironment } from './environment.ts'
import { firstStart, seed, setUpLink } from './first-start.ts'
import type { Readiness } from './health.ts'
import type { House } from './house.ts'
import { logError, logLine } from './log.ts'
import { openMailer } from './mail/open.ts'
import { keepMailsSent } from './mail/worker.ts'
import { bindStore, WrongStoreError } from './media/installation.ts'
import { openMediaStore } from './media/open.ts'
import { keepSwept } from './media/sweep.ts'
import { createMetrics, measureProcess } from './metrics.ts'
import { keepPortalsWorking } from './portals/keep.ts'
import { compareKeys } from './portals/keys.ts'
import { listen } from './serving.ts'

/** Calls under way get this long at a stop; process managers commonly kill after ten seconds. */
const graceMs = 5000
const stopDeadlineMs = 7000

/** Threads that read SQLite: a slow read leaves the other to quick ones, and a third would find no core of a small machine. */
const readers = 2

// What this process writes is for its own user alone.
process.umask(0o077)

const readiness: Readiness = { state: 'starting' }
/** Told to stop: proxies are to notice, then the door closes. */
const leaving = Promise.withResolvers<void>()
let drainMs = 0

/** Things to undo at the end, last first. */
const undo: (() => void | Promise<void>)[] = []
let ending = false

process.on('SIGTERM', () => void end(0))
process.on('SIGINT', () => void end(0))
process.on('uncaughtException', (error) => {
  logError(error, { event: 'uncaught' })
  void end(1)
})

try {
  await start(readEnvironment(process.env))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await end(1)
}

async function start(environment: Environment): Promise<void> {
  const began = performance.now()
  // Mails and keys lie there even where database and media are elsewhere, and its disk is watched.
  mkdirSync(environment.dataDir, { recursive: true })
  if (environment.DATABASE_URL === undefined) undo.push(lockDataFolder(environment.dataDir))
  const { house, setup } = await openHouse(environment)
  const need = await firstStart(house)
  const metrics = createMetrics(house)
  measureProcess(metrics)
  const { AGENCY_API_HOST: host, AGENCY_API_PORT: port } = environment
  const serving = await listen(createApp(house, { readiness, log: logLine, metrics }), host, port)
  undo.push(async () => {
    serving.drain()
    await leaving.promise
    await serving.stop(graceMs)
    await backgroundDone()
  })
  if (need === 'seed' || need === 'seed anew') await seed({ ...house, db: setup }, need)
  if (need === 'set-up')
    console.log(
      `Nobody has an account yet. Set up the agency within 24 hours at\n\n  ${await setUpLink(house)}\n`,
    )
  await compareKeys(house)
  undo.push(
    keepAccountsSwept(house),
    keepSwept(house),
    keepMailsSent(house),
    keepPortalsWorking(house),
    await keepDemo(house),
  )
  undo.push(keepIntegrityChecked(house.db))
  if (!ending) readiness.state = 'ready'
  drainMs = environment.DRAIN_SECONDS * 1000
  logLine({ event: 'ready', host, port, ms: Math.round(performance.now() - began) })
}

/** Opens what requests use, and in `setup` the database without time limits, for what a start does before them. */
async function openHouse(environment: Environment): Promise<{ house: House; setup: House['db'] }> {
  const db = openDatabase({ ...environment, readers }, logStatement, servingLimits)
  undo.push(() => db.destroy())
  const setup = environment.DATABASE_URL === undefined ? db : openDatabase(environment, logStatement)
  if (setup !== db) undo.push(() => setup.destroy())
  const migrated = await migrateToServe(setup)
  if (migrated.length > 0) logLine({ event: 'migrated', migrations: migrated })
  await bindMedia(environment, db)
  const store = await openMediaStore(environment)
  const media = environment.AGENCY_DEMO ? keepingSample(store, db) : store
  return { house: { db, media, mail: openMailer(environment), environment, now: () => new Date() }, setup }
}

/**
 * Throws when the media store is another installation's. A store that can't be read now is no reason to stay down: /readyz
 * reports it, and nothing is swept before it proves to be the right one.
 */
async function bindMedia(environment: Environment, db: House['db']): Promise<void> {
  try {
    // The id has to be written even where the disk is too full for uploads.
    await bindStore({ db, media: await openMediaStore({ ...environment, AGENCY_DISK_FLOOR_MB: 0 }) })
  } catch (error) {
    if (error instanceof WrongStoreError) throw error
    logError(error, { event: 'media store not checked' })
  }
}

/** Says that it is not ready, goes on for as long as proxies need to notice, stops taking calls, ends those under way, closes the database, gives the data folder back. */
async function end(code: number): Promise<void> {
  if (ending) return
  ending = true
  readiness.state = 'stopping'
  setTimeout(leaving.resolve, drainMs)
  setTimeout(() => process.exit(code), drainMs + stopDeadlineMs).unref()
  for (const step of undo.reverse()) {
    try {
      await step()
    } catch (error) {
      logError(error, { event: 'stop' })
    }
  }
  process.exit(code)
}
