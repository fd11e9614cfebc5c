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
    { sendsInvalidVariants: false },
  )
  const entry = rowsAt(result?.body, 'activity').find((candidate) =>
    rowsAt(candidate, 'changes').some(
      (change) => valueAt(change, 'field') === 'price' && valueAt(change, 'revertible') === true,
    ),
  )
  const entryId = idAt(entry, 'id')
  if (id === undefined || entryId === null)
    return run.skip(['activity.revert'], 'the history has no change made by this run')
  const priceChange = rowsAt(entry, 'changes').find((change) => valueAt(change, 'field') === 'price')
  await run.expectSuccess('activity.revert', { params: { id: entryId }, body: { field: 'price' } })
  const general = await run.expectSuccess('properties.general', { params: { id } })
  if (general !== null)
    run.check(
      'activity.revert',
      valueAt(general.body, 'block.price') === valueAt(priceChange, 'before'),
      'does not restore the price',
    )
}
