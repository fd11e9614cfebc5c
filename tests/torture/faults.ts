import { cutUploads } from './cut-uploads.ts'
import { doubleSubmits } from './double-submits.ts'
import { type Fault, onBoth, some } from './fault.ts'
import { fuzzApi } from './fuzz/api.ts'
import { fuzzBff } from './fuzz/bff.ts'
import { seedOf } from './fuzz/seed.ts'
import { killDuringWrites } from './kill.ts'
import { lostUpdates } from './lost-updates.ts'
import { races } from './races.ts'
import { secondProcess } from './second-process.ts'
import { countSyncs } from './syncs.ts'

/** Everything that `npm run torture` does, in its order. */
export const faults: Fault[] = [
  {
    id: 'R-5',
    name: 'kill -9 during writes',
    run: onBoth((kind, share) => killDuringWrites(kind, some(kind === 'SQLite' ? 60 : 20, share))),
  },
  { id: 'R-6', name: 'power loss: each commit is synced', run: (share) => countSyncs(some(100, share)) },
  { id: 'R-8', name: 'second process on the data folder', run: (share) => secondProcess(some(6, share)) },
  { id: 'R-9', name: 'lost updates', run: onBoth((kind, share) => lostUpdates(kind, some(100, share))) },
  {
    id: 'R-10',
    name: 'double submits, dropped answers',
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
