import type { Ground } from '../fixtures.ts'
import { idAt } from '../reading.ts'
import type { Walk } from '../walk.ts'

export async function batches(walk: Walk, { properties: [own] }: Ground): Promise<void> {
  await walk.try('batches.list')
  if (own === undefined) return walk.skipRest('batches', 'no property of its own could be made')
  const change = { field: 'hide_price' as const, value: 1 as const }
  const prepared = await walk.try('batches.add', { body: { resource: 'properties', ids: [own], change } })
  const id = idAt(prepared?.body, 'id')
  if (id === null) return walk.skipRest('batches', 'no batch of its own could be made')
  const params = { id }
  await walk.try('batches.get', { params })
  await walk.try('batches.items', { params })
  await walk.try('batches.start', { params })
  await walk.try('batches.cancel', { params })
  await walk.try('batches.undo', { params })
}
