import { mkdirSync } from 'node:fs'
import { scheduleAccountSweep } from './accounts/sweep.ts'
import { startBatchWorker } from './batches/run.ts'
import { createApp } from './app.ts'
import { waitForBackgroundWork } from './background.ts'
import { lockDataDirectory } from './data-lock.ts'
import { scheduleIntegrityCheck } from './db/integrity.ts'
import { migrateAtStart, openDatabase } from './db/open.ts'
import { servingLimits } from './db/postgres.ts'
import { logStatement } from './db/statements.ts'
import { scheduleDemoReset } from './demo/schedule.ts'
import { type Environment, readEnvironment } from './environment.ts'
import { determineStartTask, seed, createSetUpLink } from './first-start.ts'
import type { Readiness } from './health.ts'
import type { AppContext } from './app-context.ts'
import { freeAbandonedIdempotencyKeys } from './idempotency.ts'
import { logError, logLine } from './log.ts'
import { openMailer } from './mail/open.ts'
import { startMailWorker } from './mail/worker.ts'
import { bindStore, WrongStoreError } from './media/installation.ts'
import { openMediaStore } from './media/open.ts'
import { scheduleMediaSweep } from './media/sweep.ts'
import { createMetrics, measureProcess } from './metrics.ts'
import { startPortalWorker } from './portals/scheduler.ts'
import { warnIfPortalsKeyDiffers } from './portals/keys.ts'
import { listen } from './server.ts'

/** Time in ms that requests in progress have on shutdown; process managers usually kill after ten seconds. */
const graceMs = 5000
const stopDeadlineMs = 7000

/** Threads that read SQLite. With two, a slow read leaves one free; small machines have no third core. */
const readerThreads = 2

// With this variable, which node --watch sets, workers would post module paths among their results.
delete process.env.WATCH_REPORT_DEPENDENCIES

// Makes files that this process creates readable by its user only.
process.umask(0o077)

const readiness: Readiness = { state: 'starting' }
/** Resolves DRAIN_SECONDS after a stop signal. Readiness fails at the signal, connections close when it resolves. */
const drained = Promise.withResolvers<void>()
/** 0 until ready, because no load balancer sends requests before that. */
let drainMs = 0

/** Cleanup functions, run in reverse order. */
const cleanups: (() => void | Promise<void>)[] = []
let isShuttingDown = false

process.on('SIGTERM', () => void shutDown(0))
process.on('SIGINT', () => void shutDown(0))
process.on('uncaughtException', (error) => {
  logError(error, { event: 'uncaught' })
  void shutDown(1)
})

try {
  await start(readEnvironment(process.env))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await shutDown(1)
}

async function start(environment: Environment): Promise<void> {
  const startTime = performance.now()
  // The data directory holds emails and keys even if database and media are elsewhere. /readyz checks its disk.
  mkdirSync(environment.dataDir, { recursive: true })
  if (environment.DATABASE_URL === undefined) cleanups.push(lockDataDirectory(environment.dataDir))
  const { context, setupDb } = await createContext(environment)
  const startTask = await determineStartTask(context)
  const metrics = createMetrics(context)
  measureProcess(metrics)
  const { AGENCY_API_HOST: host, AGENCY_API_PORT: port } = environment
  const server = await listen(createApp(context, { readiness, log: logLine, metrics }), host, port)
  const stopFunctions = [
    async () => {
      server.drain()
      await drained.promise
      await server.stop(graceMs)
    },
  ]
  // Stops them together: a worker that waits for a mail server or portal must not delay the requests in progress.
  cleanups.push(async () => {
    await Promise.all(stopFunctions.map((stop) => stop()))
    await waitForBackgroundWork()
  })
  if (startTask === 'seed' || startTask === 'reseed') await seed({ ...context, db: setupDb }, startTask)
  if (startTask === 'set-up')
    console.log(
      `Nobody has an account yet. Set up the agency within 24 hours at\n\n  ${await createSetUpLink(context)}\n`,
    )
  await warnIfPortalsKeyDiffers(context)
  stopFunctions.push(startMailWorker(context), startPortalWorker(context), startBatchWorker(context))
  cleanups.push(scheduleAccountSweep(context), scheduleMediaSweep(context), await scheduleDemoReset(context))
  cleanups.push(scheduleIntegrityCheck(context.db))
  if (!isShuttingDown) readiness.state = 'ready'
  drainMs = environment.DRAIN_SECONDS * 1000
  logLine({ event: 'ready', host, port, ms: Math.round(performance.now() - startTime) })
}

/** Opens the dependencies of requests, and `setupDb`: the database without time limits, for migrations and seeding. */
async function createContext(
  environment: Environment,
): Promise<{ context: AppContext; setupDb: AppContext['db'] }> {
  const db = openDatabase({ ...environment, readers: readerThreads }, logStatement, servingLimits)
  cleanups.push(() => db.destroy())
  const setupDb = environment.DATABASE_URL === undefined ? db : openDatabase(environment, logStatement)
  if (setupDb !== db) cleanups.push(() => setupDb.destroy())
  const migrated = await migrateAtStart(setupDb)
  if (migrated.length > 0) logLine({ event: 'migrated', migrations: migrated })
  if (environment.DATABASE_URL === undefined) await freeAbandonedIdempotencyKeys(db)
  await bindMedia(environment, db)
  const media = await openMediaStore(environment)
  return {
    context: { db, media, mail: openMailer(environment), environment, now: () => new Date() },
    setupDb,
  }
}

/**
 * Throws when the media store belongs to another installation. An unreadable store doesn't prevent the start:
 * /readyz reports it, and nothing is swept until its identity is verified.
 */
async function bindMedia(environment: Environment, db: AppContext['db']): Promise<void> {
  try {
    // Requires no free disk space: the id must be written even if the disk is too full for uploads.
    await bindStore({ db, media: await openMediaStore({ ...environment, AGENCY_DISK_FLOOR_MB: 0 }) })
  } catch (error) {
    if (error instanceof WrongStoreError) throw error
    logError(error, { event: 'media store not checked' })
  }
}

/** Fails readiness, then runs the cleanups: these drain, finish the requests in flight and close the database. */
async function shutDown(code: number): Promise<void> {
  if (isShuttingDown) return
  isShuttingDown = true
  readiness.state = 'stopping'
  setTimeout(drained.resolve, drainMs)
  setTimeout(() => process.exit(code), drainMs + stopDeadlineMs).unref()
  for (const cleanUp of cleanups.reverse()) {
    try {
      await cleanUp()
    } catch (error) {
      logError(error, { event: 'stop' })
    }
  }
  process.exit(code)
}
