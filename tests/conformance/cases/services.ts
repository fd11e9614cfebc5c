import { serviceForm } from '../forms.ts'
import { tryFilter, tryPaging, trySorts } from '../lists.ts'
import { make, deleteRecord } from '../create-records.ts'
import { at, idAt } from '../reading.ts'
import { tryVersions } from '../versions.ts'
import type { Walk } from '../walk.ts'
import { tryText } from '../texts.ts'

const sorts = ['title', 'created_at', 'updated_at'] as const

export async function services(walk: Walk): Promise<void> {
  const { mark } = walk
  const stored = await tryPaging(walk, 'services.list', {
    rows: 'services',
    size: 'limit',
    request: (query) => ({ query }),
  })
  const own: number[] = []
  for (const nth of [1, 2]) {
    const id = await make(walk, {
      label: `service (${mark})`,
      add: 'services.add',
      sent: { body: serviceForm(mark, nth) },
      id: 'service_id',
      remove: (service) => walk.client.request('services.remove', { params: { id: service } }),
      find: () => walk.client.request('services.list', { query: { filter: { search: mark } } }),
      rows: 'services',
    })
    if (id !== null) own.push(id)
  }
  await one(walk, own, stored)
  await tryText(walk, {
    label: 'the text above all services',
    read: 'services.description',
    save: 'services.saveDescription',
    text: (body) => at(body, 'service_description'),
  })
}

async function one(walk: Walk, own: number[], stored: number[]) {
  const { mark } = walk
  const [first, second] = own
  const id = first ?? stored[0]
  if (first === undefined) {
    walk.skip(['services.update', 'services.remove'], 'no service of its own could be made')
    if (id !== undefined) await walk.try('services.get', { params: { id } })
    return
  }
  const search = { filter: { search: mark } }
  await tryFilter(walk, 'services.list', 'services', {
    says: 'a search',
    sent: { query: search },
    expected: own,
  })
  await trySorts(walk, 'services.list', 'services', sorts, (sort, falls) => ({
    query: { ...search, sort: sorts.find((each) => each === sort), order: falls ? -1 : 1 },
  }))
  const params = { id: first }
  await tryVersions(
    walk,
    { call: 'services.get', sent: { params } },
    {
      call: 'services.update',
      saves: [
        { params, body: serviceForm(mark, 3) },
        { params, body: serviceForm(mark, 4) },
      ],
    },
  )
  const gone = { params: { id: idAt({ second: second ?? first }, 'second') ?? first } }
  await deleteRecord(
    walk,
    `service (${mark})`,
    gone.params.id,
    { call: 'services.remove', sent: gone },
    { call: 'services.get', sent: gone },
  )
}
