import { fuzzApi } from '../torture/fuzz/api.ts'
import { seedOf } from '../torture/fuzz/seed.ts'

// The short form of `npm run torture`: one of each call of the contract. TORTURE_SEED=… repeats a failure.
test.each(['SQLite', 'PostgreSQL'] as const)(
  'made-up calls on %s: no 5xx, no hang, refusals as agreed, and the records stay whole',
  async (kind) => {
    const { losses } = await fuzzApi(kind, 150, seedOf())
    expect(losses).toEqual([])
  },
)
