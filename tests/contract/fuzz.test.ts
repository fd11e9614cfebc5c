import { endpoints } from '#contract/index.ts'
import { fuzzApi } from '../faults/fuzz/api.ts'
import { fuzzSeed } from '../faults/fuzz/calls.ts'

// Short version of `npm run faults`: one request per endpoint of the contract. `FUZZ_SEED` repeats a run.
test.each(['SQLite', 'PostgreSQL'] as const)(
  'fuzzed calls on %s cause no 5xx and no hang, return valid errors, and keep the records consistent',
  async (kind) => {
    const { failures } = await fuzzApi(kind, endpoints.length, fuzzSeed)
    expect(failures).toEqual([])
  },
)
