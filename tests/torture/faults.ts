import { type Fault, some } from './fault.ts'
import { fuzzApi } from './fuzz/api.ts'
import { fuzzBff } from './fuzz/bff.ts'
import { seedOf } from './fuzz/seed.ts'

/** Everything that `npm run torture` does, in its order. */
export const faults: Fault[] = [
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
