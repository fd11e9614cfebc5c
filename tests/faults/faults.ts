import { apiClockJumps } from './api-clock.ts'
import { costlyImages, imageBombs } from './bombs.ts'
import { cookiesInBrowser } from './browser-cookies.ts'
import { cutUploads } from './cut-uploads.ts'
import { deletedDataFile } from './data-file.ts'
import { databaseOutages } from './database-outage.ts'
import { serverOutages } from './database-server.ts'
import { demoResets } from './demo-reset.ts'
import { doubleSubmits } from './double-submits.ts'
import { type Fault, onBoth, scale } from './fault.ts'
import { fullDisk } from './full-disk.ts'
import { fuzzApi } from './fuzz/api.ts'
import { fuzzBff } from './fuzz/bff.ts'
import { seedOf } from './fuzz/seed.ts'
import { health } from './health.ts'
import { hostileUnicode } from './hostile-unicode.ts'
import { runJourneys } from './journeys.ts'
import { killDuringWrites } from './killed-writes.ts'
import { killedBatches } from './killed-batches.ts'
import { killedMigrations } from './killed-migrations.ts'
import { deadApi, faultyResponsesApi, slowApi } from './faulty-api.ts'
import { lostUpdates } from './lost-updates.ts'
import { races } from './races.ts'
import { mediaOutages } from './media-outage.ts'
import { backUpDuringDeletions, loseAcknowledgements, startWithWrongDatabases } from './media-safety.ts'
import { openRedirects, traversal } from './paths.ts'
import { restoreBackup } from './restore.ts'
import { scriptInjection } from './script-injection.ts'
import { secondProcess } from './second-process.ts'
import { clockJumps, hugeCookies, tabsAtExpiry } from './sessions.ts'
import { slowSockets } from './slow-sockets.ts'
import { soak } from './soak.ts'
import { dashboardStops, stopsInOrder } from './stopping.ts'
import { powerLoss } from './power/power-loss.ts'
import { countSyncs } from './syncs.ts'

export const faults: Fault[] = [
  { id: 'R-1', name: 'the API goes down and comes back', run: (share) => deadApi(scale(20, share)) },
  { id: 'R-2', name: 'an API that stops responding at each stage', run: () => slowApi() },
  { id: 'R-3', name: 'an API with invalid responses', run: (share) => faultyResponsesApi(scale(5, share)) },
  {
    id: 'R-4',
    name: 'signed out in the middle of a form',
    run: (share) =>
      runJourneys(
        ['tests/e2e/session.spec.ts'],
        ['renews an expired session in a dialog over the form', 'session ends while its form is filled in'],
        scale(25, share),
      ),
  },
  {
    id: 'R-5',
    name: 'kill -9 during writes',
    run: onBoth((kind, share) => killDuringWrites(kind, scale(kind === 'SQLite' ? 60 : 20, share))),
  },
  { id: 'R-6', name: 'power loss: each commit is synced', run: (share) => countSyncs(scale(100, share)) },
  {
    id: 'R-6b',
    name: 'power loss: simulated disk states',
    run: (share) => powerLoss(scale(400, share)),
  },
  { id: 'R-7', name: 'full disk', run: () => fullDisk() },
  {
    id: 'R-8',
    name: 'second process on the data directory',
    run: (share) => secondProcess(scale(6, share)),
  },
  { id: 'R-9', name: 'lost updates', run: onBoth((kind, share) => lostUpdates(kind, scale(100, share))) },
  {
    id: 'R-10',
    name: 'double submits, dropped responses',
    run: onBoth((kind, share) => doubleSubmits(kind, scale(200, share))),
  },
  {
    id: 'R-11',
    name: '50 at once for highlight, cover, slug, reference',
    run: onBoth((kind, share) => races(kind, scale(5, share))),
  },
  {
    id: 'R-12',
    name: 'uploads cut at 1, 50, 99 %',
    run: onBoth((kind, share) => cutUploads(kind, scale(100, share))),
  },
  {
    id: 'R-13',
    name: 'twelve tabs at token expiry',
    run: (share) => tabsAtExpiry(scale(50, share)),
  },
  { id: 'R-14', name: "the dashboard's clock jumps", run: () => clockJumps() },
  {
    id: 'R-14b',
    name: "the API's clock jumps",
    run: onBoth((kind, share) => apiClockJumps(kind, share)),
  },
  { id: 'R-15', name: 'cookies too large', run: () => hugeCookies() },
  { id: 'R-15b', name: 'too many and malformed cookies, in Chromium', run: () => cookiesInBrowser() },
  {
    id: 'R-17',
    name: 'the sample agency is reset while in use',
    run: onBoth((kind, share) => demoResets(kind, share)),
  },
  {
    id: 'R-18',
    name: 'SIGTERM with work in flight, API',
    run: onBoth((kind, share) => stopsInOrder(kind, scale(20, share))),
  },
  { id: 'R-18b', name: 'SIGTERM with work in flight, dashboard', run: () => dashboardStops() },
  { id: 'R-19', name: 'health', run: () => health() },
  { id: 'R-20', name: 'slow-header connections', run: (share) => slowSockets(scale(1_000, share)) },
  { id: 'R-21', name: 'backup, wipe, restore', run: onBoth((kind) => restoreBackup(kind)) },
  {
    id: 'R-22',
    name: 'kill -9 during migrations of an empty database',
    run: (share) => killedMigrations(false, scale(60, share)),
  },
  {
    id: 'R-22b',
    name: 'kill -9 during migrations of a filled database',
    run: (share) => killedMigrations(true, scale(60, share)),
  },
  { id: 'R-23', name: 'PostgreSQL cut, refused, frozen', run: (share) => databaseOutages(scale(5, share)) },
  {
    id: 'R-23b',
    name: 'PostgreSQL restarted, killed, stopped',
    run: (share) => serverOutages(scale(5, share)),
  },
  { id: 'R-24', name: 'the database file is deleted', run: (share) => deletedDataFile(scale(5, share)) },
  { id: 'soak', name: "half an hour of calls, the dashboard's memory", run: (share) => soak(share) },
  {
    id: 'R-30',
    name: 'an empty database with full media',
    run: (share) => startWithWrongDatabases(scale(3, share)),
  },
  {
    id: 'R-31',
    name: 'the acknowledgement of a COMMIT is lost',
    run: (share) => loseAcknowledgements(scale(12, share)),
  },
  {
    id: 'R-32',
    name: 'backup while files are deleted',
    run: onBoth((kind, share) => backUpDuringDeletions(kind, scale(5, share))),
  },
  { id: 'bombs', name: 'image bombs, other files named .png', run: (share) => imageBombs(scale(10, share)) },
  {
    id: 'R-33',
    name: 'kill -9 while many records are changed',
    run: onBoth((kind, share) => killedBatches(kind, scale(20, share))),
  },
  {
    id: 'R-26',
    name: 'images that are expensive to decode',
    run: (share) => costlyImages(scale(4, share)),
  },
  {
    id: 'R-25',
    name: 'the media store hangs, dies, comes back',
    run: onBoth((kind, share) => mediaOutages(kind, scale(6, share))),
  },
  { id: 'unicode', name: 'hostile Unicode in every text', run: (share) => hostileUnicode(share) },
  { id: 'redirects', name: 'open redirects', run: (share) => openRedirects(share) },
  { id: 'traversal', name: 'path traversal from the media folder', run: () => traversal() },
  { id: 'xss', name: 'script injection in texts, in Chromium', run: (share) => scriptInjection(share) },
  {
    id: 'fuzz-sqlite',
    name: 'calls generated from the contract, API on SQLite',
    run: (share) => fuzzApi('SQLite', scale(10_000, share), seedOf()),
  },
  {
    id: 'fuzz-pg',
    name: 'calls generated from the contract, on PostgreSQL',
    run: (share) => fuzzApi('PostgreSQL', scale(10_000, share), seedOf()),
  },
  {
    id: 'fuzz-bff',
    name: 'calls generated from the contract, BFF',
    run: (share) => fuzzBff(scale(10_000, share), seedOf()),
  },
]
