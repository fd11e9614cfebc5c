import type { Fixtures } from '../fixtures.ts'
import { idAt } from '../body-values.ts'
import type { ConformanceRun } from '../conformance-run.ts'

export async function testBatches(run: ConformanceRun, { properties }: Fixtures): Promise<void> {
  const [ownId] = properties
  await run.expectSuccess('batches.list')
  if (ownId === undefined) return run.skipRest('batches', 'the run could not create a property')
  const change = { field: 'hide_price' as const, value: 1 as const }
  const prepared = await run.expectSuccess('batches.add', {
    body: { resource: 'properties', ids: [ownId], change },
  })
  const id = idAt(prepared?.body, 'id')
  if (id === null) return run.skipRest('batches', 'the run could not create a batch')
  await run.expectError(
    'batches.add',
    { body: { resource: 'properties', filter: { search: run.mark }, except: properties, change } },
    { status: 422, code: 'MISSING', when: 'with all matching records excluded' },
  )
  const params = { id }
  await run.expectSuccess('batches.get', { params })
  await run.expectSuccess('batches.items', { params })
  await run.expectSuccess('batches.start', { params })
  await run.expectSuccess('batches.cancel', { params })
  await run.expectSuccess('batches.undo', { params })
}
