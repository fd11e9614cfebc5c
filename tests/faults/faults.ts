import { testApiClockJumps } from './api-clock.ts'
import { testCostlyImages, testImageBombs } from './bombs.ts'
import { testCookiesInBrowser } from './browser-cookies.ts'
import { testCutUploads } from './cut-uploads.ts'
import { testDeletedDataFile } from './data-file.ts'
import { testDatabaseOutages } from './database-outage.ts'
import { testServerOutages } from './database-server.ts'
import { testDemoResets } from './demo-reset.ts'
import { testDoubleSubmits } from './double-submits.ts'
import { type Fault, runOnBothDatabases, scale } from './fault.ts'
import { testFullDisk } from './full-disk.ts'
import { fuzzApi } from './fuzz/api.ts'
import { fuzzBff } from './fuzz/bff.ts'
import { fuzzSeed } from './fuzz/calls.ts'
import { testHealth } from './health.ts'
import { testHostileUnicode } from './hostile-unicode.ts'
import { runJourneys } from './journeys.ts'
import { testKilledWrites } from './killed-writes.ts'
import { testKilledBatches } from './killed-batches.ts'
import { testKilledMigrations } from './killed-migrations.ts'
import { testDeadApi, testFaultyResponses, testSlowApi } from './faulty-api.ts'
import { testLostUpdates } from './lost-updates.ts'
import { testRaces } from './races.ts'
import { testMediaOutages } from './media-outage.ts'
import { testBackupDuringDeletions, testLostAcknowledgements, testWrongDatabases } from './media-safety.ts'
import { testOpenRedirects, testPathTraversal } from './paths.ts'
import { testBackupRestore } from './restore.ts'
import { testScriptInjection } from './script-injection.ts'
import { testSecondProcess } from './second-process.ts'
import { testClockJumps, testHugeCookies, testTabsAtExpiry } from './sessions.ts'
import { testSlowSockets } from './slow-sockets.ts'
import { runSoakTest } from './soak.ts'
import { testDashboardShutdown, testApiShutdown } from './stopping.ts'
import { testPowerLoss } from './power/power-loss.ts'
import { testSyncs } from './syncs.ts'

/** The faults of docs/fault-testing.md. `share` scales their numbers of attempts. */
export const faults: Fault[] = [
  { id: 'R-1', name: 'the API goes down and comes back', run: (share) => testDeadApi(scale(20, share)) },
  { id: 'R-2', name: 'an API that stops responding at each stage', run: () => testSlowApi() },
  { id: 'R-3', name: 'an API with invalid responses', run: (share) => testFaultyResponses(scale(5, share)) },
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
    run: runOnBothDatabases((kind, share) =>
      testKilledWrites(kind, scale(kind === 'SQLite' ? 60 : 20, share)),
    ),
  },
  { id: 'R-6', name: 'power loss: each commit is synced', run: (share) => testSyncs(scale(100, share)) },
  {
    id: 'R-6b',
    name: 'power loss: simulated disk states',
    run: (share) => testPowerLoss(scale(400, share)),
  },
  { id: 'R-7', name: 'full disk', run: () => testFullDisk() },
  {
    id: 'R-8',
    name: 'second process on the data directory',
    run: (share) => testSecondProcess(scale(6, share)),
  },
  {
    id: 'R-9',
    name: 'lost updates',
    run: runOnBothDatabases((kind, share) => testLostUpdates(kind, scale(100, share))),
  },
  {
    id: 'R-10',
    name: 'double submits, dropped responses',
    run: runOnBothDatabases((kind, share) => testDoubleSubmits(kind, scale(200, share))),
  },
  {
    id: 'R-11',
    name: '50 concurrent highlights, covers, slugs, references',
    run: runOnBothDatabases((kind, share) => testRaces(kind, scale(5, share))),
  },
  {
    id: 'R-12',
    name: 'uploads cut at 1, 50, 99 %',
    run: runOnBothDatabases((kind, share) => testCutUploads(kind, scale(100, share))),
  },
  {
    id: 'R-13',
    name: 'twelve tabs at token expiry',
    run: (share) => testTabsAtExpiry(scale(50, share)),
  },
  { id: 'R-14', name: "the dashboard's clock jumps", run: () => testClockJumps() },
  {
    id: 'R-14b',
    name: "the API's clock jumps",
    run: runOnBothDatabases((kind, share) => testApiClockJumps(kind, share)),
  },
  { id: 'R-15', name: 'cookies too large', run: () => testHugeCookies() },
  { id: 'R-15b', name: 'too many and malformed cookies, in Chromium', run: () => testCookiesInBrowser() },
  {
    id: 'R-17',
    name: 'the sample agency is reset while in use',
    run: runOnBothDatabases((kind, share) => testDemoResets(kind, share)),
  },
  {
    id: 'R-18',
    name: 'SIGTERM with work in flight, API',
    run: runOnBothDatabases((kind, share) => testApiShutdown(kind, scale(20, share))),
  },
  { id: 'R-18b', name: 'SIGTERM with work in flight, dashboard', run: () => testDashboardShutdown() },
  { id: 'R-19', name: 'health checks: stalled, stopping, no database', run: () => testHealth() },
  { id: 'R-20', name: 'slow-header connections', run: (share) => testSlowSockets(scale(1_000, share)) },
  { id: 'R-21', name: 'backup, restore', run: runOnBothDatabases((kind) => testBackupRestore(kind)) },
  {
    id: 'R-22',
    name: 'kill -9 during migrations of an empty database',
    run: (share) => testKilledMigrations({ hasRows: false, kills: scale(60, share) }),
  },
  {
    id: 'R-22b',
    name: 'kill -9 during migrations of a filled database',
    run: (share) => testKilledMigrations({ hasRows: true, kills: scale(60, share) }),
  },
  {
    id: 'R-23',
    name: 'PostgreSQL cut, refused, frozen',
    run: (share) => testDatabaseOutages(scale(5, share)),
  },
  {
    id: 'R-23b',
    name: 'PostgreSQL restarted, killed, stopped',
    run: (share) => testServerOutages(scale(5, share)),
  },
  { id: 'R-24', name: 'the database file is deleted', run: (share) => testDeletedDataFile(scale(5, share)) },
  { id: 'soak', name: "half an hour of calls, the dashboard's memory", run: (share) => runSoakTest(share) },
  {
    id: 'R-30',
    name: 'an empty database with a filled media store',
    run: (share) => testWrongDatabases(scale(3, share)),
  },
  {
    id: 'R-31',
    name: 'the acknowledgement of a COMMIT is lost',
    run: (share) => testLostAcknowledgements(scale(12, share)),
  },
  {
    id: 'R-32',
    name: 'backup while files are deleted',
    run: runOnBothDatabases((kind, share) => testBackupDuringDeletions(kind, scale(5, share))),
  },
  {
    id: 'bombs',
    name: 'image bombs, other files named .png',
    run: (share) => testImageBombs(scale(10, share)),
  },
  {
    id: 'R-33',
    name: 'kill -9 while many records are changed',
    run: runOnBothDatabases((kind, share) => testKilledBatches(kind, scale(20, share))),
  },
  {
    id: 'R-26',
    name: 'images that are expensive to decode',
    run: (share) => testCostlyImages(scale(4, share)),
  },
  {
    id: 'R-25',
    name: 'the media store hangs, dies, comes back',
    run: runOnBothDatabases((kind, share) => testMediaOutages(kind, scale(6, share))),
  },
  { id: 'unicode', name: 'hostile Unicode in every text', run: (share) => testHostileUnicode(share) },
  { id: 'redirects', name: 'open redirects', run: (share) => testOpenRedirects(share) },
  { id: 'traversal', name: 'path traversal from the media folder', run: () => testPathTraversal() },
  { id: 'xss', name: 'script injection in texts, in Chromium', run: (share) => testScriptInjection(share) },
  {
    id: 'fuzz-sqlite',
    name: 'calls generated from the contract, API on SQLite',
    run: (share) => fuzzApi('SQLite', scale(10_000, share), fuzzSeed),
  },
  {
    id: 'fuzz-pg',
    name: 'calls generated from the contract, on PostgreSQL',
    run: (share) => fuzzApi('PostgreSQL', scale(10_000, share), fuzzSeed),
  },
  {
    id: 'fuzz-bff',
    name: 'calls generated from the contract, BFF',
    run: (share) => fuzzBff(scale(10_000, share), fuzzSeed),
  },
]
