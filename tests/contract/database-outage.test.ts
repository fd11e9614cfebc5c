import { testDatabaseOutages } from '../faults/database-outage.ts'

// Short version of `npm run faults -- --only R-23`.
test('responds with 503 while PostgreSQL is terminated, refuses connections, freezes or is cut off during a commit, and recovers afterwards', async () => {
  // A busy machine delays the response and its measurement; `npm run faults` requires the 5 s promised.
  expect(await testDatabaseOutages(1, 12_000)).toMatchObject({ attempts: 7, failures: [] })
}, 120_000)
