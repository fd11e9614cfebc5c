import { apiClockJumps } from './api-clock.ts'
import { costlyPictures, imageBombs } from './bombs.ts'
import { cookiesInBrowser } from './browser-cookies.ts'
import { cutUploads } from './cut-uploads.ts'
import { lostDataFile } from './data-file.ts'
import { databaseOutages } from './database-outage.ts'
import { serverOutages } from './database-server.ts'
import { demoResets } from './demo-reset.ts'
import { doubleSubmits } from './double-submits.ts'
import { type Fault, onBoth, some } from './fault.ts'
import { fullDisk } from './full-disk.ts'
import { fuzzApi } from './fuzz/api.ts'
import { fuzzBff } from './fuzz/bff.ts'
import { seedOf } from './fuzz/seed.ts'
import { health } from './health.ts'
import { hostileUnicode } from './hostile-unicode.ts'
import { journeys } from './journeys.ts'
import { killDuringWrites } from './kill.ts'
import { killedBatches } from './killed-batches.ts'
import { killedMigrations } from './killed-migrations.ts'
import { deadApi, faultyResponsesApi, slowApi } from './lying-api.ts'
import { lostUpdates } from './lost-updates.ts'
import { races } from './races.ts'
import { mediaOutages } from './media-outage.ts'
import { backupsDuringDeletions, lostAcknowledgements, wrongDatabases } from './media-safety.ts'
import { openRedirects, traversal } from './paths.ts'
import { restores } from './restore.ts'
import { scriptInjection } from './script-injection.ts'
import { secondProcess } from './second-process.ts'
import { clockJumps, hugeCookies, tabsAtExpiry } from './sessions.ts'
import { slowSockets } from './slow-sockets.ts'
import { soak } from './soak.ts'
import { dashboardStops, stopsInOrder } from './stopping.ts'
import { powerLoss } from './power/power-loss.ts'
import { countSyncs } from './syncs.ts'

export const faults: Fault[] = [
  { id: 'R-1', name: 'the API is shut and comes back', run: (share) => deadApi(some(20, share)) },
  { id: 'R-2', name: 'an API that falls silent at each stage', run: () => slowApi() },
  { id: 'R-3', name: 'an API with invalid responses', run: (share) => faultyResponsesApi(some(5, share)) },
  {
    id: 'R-4',
    name: 'signed out in the middle of a form',
    run: (share) =>
      journeys(
        ['tests/e2e/session.spec.ts'],
        ['renews an expired session over a form', 'session ends while it is written'],
        some(25, share),
      ),
  },
  {
    id: 'R-5',
    name: 'kill -9 during writes',
    run: onBoth((kind, share) => killDuringWrites(kind, some(kind === 'SQLite' ? 60 : 20, share))),
  },
  { id: 'R-6', name: 'power loss: each commit is synced', run: (share) => countSyncs(some(100, share)) },
  { id: 'R-6b', name: 'power loss: what a disk may have left', run: (share) => powerLoss(some(400, share)) },
  { id: 'R-7', name: 'full disk', run: () => fullDisk() },
  { id: 'R-8', name: 'second process on the data folder', run: (share) => secondProcess(some(6, share)) },
  { id: 'R-9', name: 'lost updates', run: onBoth((kind, share) => lostUpdates(kind, some(100, share))) },
  {
    id: 'R-10',
    name: 'double submits, dropped responses',
    run: onBoth((kind, share) => doubleSubmits(kind, some(200, share))),
  },
  {
    id: 'R-11',
    name: '50 at once for highlight, cover, slug, reference',
    run: onBoth((kind, share) => races(kind, some(5, share))),
  },
  {
    id: 'R-12',
    name: 'uploads cut at 1, 50, 99 %',
    run: onBoth((kind, share) => cutUploads(kind, some(100, share))),
  },
  { id: 'R-13', name: 'twelve tabs at the moment of expiry', run: (share) => tabsAtExpiry(some(50, share)) },
  { id: 'R-14', name: 'the clock of the dashboard jumps', run: () => clockJumps() },
  {
    id: 'R-14b',
    name: 'the clock of the API jumps',
    run: onBoth((kind, share) => apiClockJumps(kind, share)),
  },
  { id: 'R-15', name: 'cookies too large', run: () => hugeCookies() },
  { id: 'R-15b', name: 'heaps of cookies and garbage, in Chromium', run: () => cookiesInBrowser() },
  { id: 'R-17', name: 'the sample is reset in use', run: onBoth((kind, share) => demoResets(kind, share)) },
  {
    id: 'R-18',
    name: 'SIGTERM with work in flight, API',
    run: onBoth((kind, share) => stopsInOrder(kind, some(20, share))),
  },
  { id: 'R-18b', name: 'SIGTERM with work in flight, dashboard', run: () => dashboardStops() },
  { id: 'R-19', name: 'health', run: () => health() },
  { id: 'R-20', name: 'slow-header connections', run: (share) => slowSockets(some(1_000, share)) },
  { id: 'R-21', name: 'backup, wipe, restore', run: onBoth((kind) => restores(kind)) },
  {
    id: 'R-22',
    name: 'kill -9 during migrations of an empty database',
    run: (share) => killedMigrations(false, some(60, share)),
  },
  {
    id: 'R-22b',
    name: 'kill -9 during migrations of a filled database',
    run: (share) => killedMigrations(true, some(60, share)),
  },
  { id: 'R-23', name: 'PostgreSQL cut, refused, frozen', run: (share) => databaseOutages(some(5, share)) },
  {
    id: 'R-23b',
    name: 'PostgreSQL restarted, killed, stopped',
    run: (share) => serverOutages(some(5, share)),
  },
  { id: 'R-24', name: 'the database file is deleted', run: (share) => lostDataFile(some(5, share)) },
  { id: 'soak', name: "half an hour of calls, the dashboard's memory", run: (share) => soak(share) },
  {
    id: 'R-30',
    name: 'an empty database with full media',
    run: (share) => wrongDatabases(some(3, share)),
  },
  {
    id: 'R-31',
    name: 'the acknowledgement of a COMMIT is lost',
    run: (share) => lostAcknowledgements(some(12, share)),
  },
  {
    id: 'R-32',
    name: 'backup while files are deleted',
    run: onBoth((kind, share) => backupsDuringDeletions(kind, some(5, share))),
  },
  { id: 'bombs', name: 'image bombs, other files named .png', run: (share) => imageBombs(some(10, share)) },
  {
    id: 'R-33',
    name: 'kill -9 while many records are changed',
    run: onBoth((kind, share) => killedBatches(kind, some(20, share))),
  },
  { id: 'R-26', name: 'pictures that take long to decode', run: (share) => costlyPictures(some(4, share)) },
  {
    id: 'R-25',
    name: 'the media store hangs, dies, comes back',
    run: onBoth((kind, share) => mediaOutages(kind, some(6, share))),
  },
  { id: 'unicode', name: 'hostile Unicode in every text', run: (share) => hostileUnicode(share) },
  { id: 'redirects', name: 'ways off the site', run: (share) => openRedirects(share) },
  { id: 'traversal', name: 'paths out of the media folder', run: () => traversal() },
  { id: 'xss', name: 'scripts in texts, looked at in Chromium', run: (share) => scriptInjection(share) },
  {
    id: 'fuzz-sqlite',
    name: 'calls made up from the contract, API on SQLite',
    run: (share) => fuzzApi('SQLite', some(10_000, share), seedOf()),
  },
  {
    id: 'fuzz-pg',
    name: 'calls made up from the contract, on PostgreSQL',
    run: (share) => fuzzApi('PostgreSQL', some(10_000, share), seedOf()),
  },
  {
    id: 'fuzz-bff',
    name: 'calls made up from the contract, BFF',
    run: (share) => fuzzBff(some(10_000, share), seedOf()),
  },
]
