import { deleteRecord, make } from '../create-records.ts'
import { idsAt } from '../reading.ts'
import type { Walk } from '../walk.ts'

const path = '/properties/listings'

export async function savedViews(walk: Walk): Promise<void> {
  const { mark } = walk
  const body = { path, name: mark, query: 'business=rent', columns: '', shared: 0 as const }
  await walk.try('savedViews.list')
  const id = await make(walk, {
    label: `saved view (${mark})`,
    add: 'savedViews.add',
    sent: { body },
    id: 'id',
    remove: (view) => walk.client.request('savedViews.remove', { params: { id: view } }),
  })
  if (id === null) return walk.skipRest('savedViews', 'no view of its own could be made')
  await walk.try('savedViews.update', { params: { id }, body: { ...body, query: 'business=sale' } })
  const listed = await walk.try('savedViews.list')
  await walk.try('savedViews.reorder', { body: { list: idsAt(listed?.body, 'views') } })
  await walk.try('savedViews.setDefault', { body: { path, id } })
  await deleteRecord(walk, `saved view (${mark})`, id, {
    call: 'savedViews.remove',
    sent: { params: { id } },
  })
}
