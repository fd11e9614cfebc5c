import { fuzzApi } from '../faults/fuzz/api.ts'
import { seedOf } from '../faults/fuzz/seed.ts'

// Short version of `npm run faults`: one request per endpoint of the contract. `FUZZ_SEED` repeats a run.
test.each(['SQLite', 'PostgreSQL'] as const)(
  'fuzzed calls on %s cause no 5xx and no hang, return valid errors, and keep the records consistent',
  async (kind) => {
    const { failures } = await fuzzApi(kind, 150, seedOf())
    expect(failures).toEqual([])
  },
)
