import type { Ground } from '../fixtures.ts'
import { at, idAt, idsAt, rowsAt } from '../reading.ts'
import type { Walk } from '../walk.ts'

export async function activity(walk: Walk, { properties: [id] }: Ground): Promise<void> {
  await walk.try('activity.agency', { query: { limit: 5 } })
  if (walk.options.all) await walk.try('activity.exported', { body: { noun: 'properties', amount: 0 } })
  else walk.skip(['activity.exported'], 'it writes a line into the history: only with --all')
  const [any] = idsAt((await walk.try('properties.list', { query: { itemsPerPage: 1 } }))?.body, 'properties')
  const read = id ?? any
  if (read === undefined) return walk.skip(['activity.record', 'activity.revert'], 'the API has no property')
  if (id !== undefined) {
    const general = await walk.try('properties.general', { params: { id } })
    const price = at(general?.body, 'block.price')
    await walk.try('properties.quickChange', {
      body: { id, block: 'price', value: price === 777 ? 778 : 777 },
    })
  }
  const result = await walk.try(
    'activity.record',
    { query: { noun: 'properties', id: read } },
    { probed: false },
  )
  const lines = rowsAt(result?.body, 'activity')
  const line = lines.find((each) =>
    rowsAt(each, 'changes').some(
      (change) => at(change, 'field') === 'price' && at(change, 'revertible') === true,
    ),
  )
  const lineId = idAt(line, 'id')
  if (id === undefined || lineId === null)
    return walk.skip(['activity.revert'], 'there is no change of its own to put back')
  const before = rowsAt(line, 'changes').find((change) => at(change, 'field') === 'price')
  await walk.try('activity.revert', { params: { id: lineId }, body: { field: 'price' } })
  const now = await walk.try('properties.general', { params: { id } })
  if (now !== null)
    walk.check(
      'activity.revert',
      at(now.body, 'block.price') === at(before, 'before'),
      'does not put it back',
    )
}
