import type { Fixtures } from '../fixtures.ts'
import { valueAt, idAt, idsAt, rowsAt } from '../body-values.ts'
import type { ConformanceRun } from '../conformance-run.ts'

export async function testActivity(run: ConformanceRun, { properties: [id] }: Fixtures): Promise<void> {
  await run.expectSuccess('activity.agency', { query: { limit: 5 } })
  if (run.options.all)
    await run.expectSuccess('activity.exported', { body: { noun: 'properties', amount: 0 } })
  else run.skip(['activity.exported'], 'it writes to the history; run with --all')
  const [anyId] = idsAt(
    (await run.expectSuccess('properties.list', { query: { itemsPerPage: 1 } }))?.body,
    'properties',
  )
  const readId = id ?? anyId
  if (readId === undefined) return run.skip(['activity.record', 'activity.revert'], 'the API has no property')
  if (id !== undefined) {
    const general = await run.expectSuccess('properties.general', { params: { id } })
    const price = valueAt(general?.body, 'block.price')
    await run.expectSuccess('properties.quickChange', {
      body: { id, block: 'price', value: price === 777 ? 778 : 777 },
    })
  }
  const result = await run.expectSuccess(
    'activity.record',
    { query: { noun: 'properties', id: readId } },
    { probed: false },
  )
  const lines = rowsAt(result?.body, 'activity')
  const line = lines.find((candidate) =>
    rowsAt(candidate, 'changes').some(
      (change) => valueAt(change, 'field') === 'price' && valueAt(change, 'revertible') === true,
    ),
  )
  const lineId = idAt(line, 'id')
  if (id === undefined || lineId === null)
    return run.skip(['activity.revert'], 'the history has no change made by this run')
  const before = rowsAt(line, 'changes').find((change) => valueAt(change, 'field') === 'price')
  await run.expectSuccess('activity.revert', { params: { id: lineId }, body: { field: 'price' } })
  const now = await run.expectSuccess('properties.general', { params: { id } })
  if (now !== null)
    run.check(
      'activity.revert',
      valueAt(now.body, 'block.price') === valueAt(before, 'before'),
      'does not restore the price',
    )
}
