import { keyKinds, type KeyKind } from '#contract/key-items.ts'
import { keyForm } from '../forms.ts'
import type { Ground } from '../fixtures.ts'
import { tryFilter, tryPaging, trySorts } from '../lists.ts'
import { make, deleteRecord } from '../create-records.ts'
import { idsAt } from '../reading.ts'
import { tryVersions } from '../versions.ts'
import type { Walk } from '../walk.ts'

const sorts = ['position', 'name', 'created_at'] as const

export async function keyItems(walk: Walk, ground: Ground): Promise<void> {
  // Features come last because they need a divider.
  for (const kind of keyKinds.toSorted((a) => (a === 'features' ? 1 : 0))) {
    const stored = await tryPaging(walk, 'keyItems.list', {
      rows: 'keys',
      size: 'itemsPerPage',
      request: (query) => ({ params: { kind }, query }),
    })
    const own = await add(walk, kind, ground.keys.master ?? 0)
    ground.keys[kind] = own[0]
    if (kind === 'types') ground.type = own[0] ?? stored[0] ?? null
    const read = own[0] ?? stored[0]
    if (read !== undefined && kind === 'features') await oneKind(walk, kind, own, read)
    const [, spare] = own
    if (spare !== undefined) {
      const params = { kind, id: spare }
      await deleteRecord(walk, label(walk, kind), spare, { call: 'keyItems.remove', sent: { params } })
    }
  }
}

const label = ({ mark }: Walk, kind: KeyKind) => `key of ${kind} (${mark})`

async function add(walk: Walk, kind: KeyKind, divider: number): Promise<number[]> {
  const ids: number[] = []
  for (const nth of [1, 2]) {
    const name = keyForm(walk.mark, nth, kind === 'features' ? divider : 0)
    const search = { params: { kind }, query: { filter: { search: name.name.en } } }
    const id = await make(walk, {
      label: label(walk, kind),
      add: 'keyItems.add',
      sent: { params: { kind }, body: name },
      id: 'key_id',
      remove: (key) =>
        walk.client.request('keyItems.remove', { params: { kind, id: key }, query: { detach: 1 } }),
      find: () => walk.client.request('keyItems.list', search),
      rows: 'keys',
    })
    if (id !== null) ids.push(id)
  }
  return ids
}

async function oneKind(walk: Walk, kind: KeyKind, own: number[], id: number) {
  const { mark } = walk
  const params = { kind, id }
  if (own.length === 0) {
    await walk.try('keyItems.get', { params })
    return walk.skip(
      ['keyItems.update', 'keyItems.reorder', 'keyItems.remove'],
      'no key of its own could be made',
    )
  }
  await tryVersions(
    walk,
    { call: 'keyItems.get', sent: { params } },
    {
      call: 'keyItems.update',
      saves: [
        { params, body: keyForm(mark, 3) },
        { params, body: keyForm(mark, 4) },
      ],
    },
  )
  const search = (text: string) => ({ params: { kind }, query: { filter: { search: text } } })
  await tryFilter(walk, 'keyItems.list', 'keys', { says: 'a search', sent: search(mark), expected: own })
  if (own.length < 2) return
  await trySorts(walk, 'keyItems.list', 'keys', sorts, (sort, falls) => ({
    params: { kind },
    query: { sort: sorts.find((each) => each === sort), order: falls ? -1 : 1, filter: { search: mark } },
  }))
  const list = own.toReversed()
  await walk.try('keyItems.reorder', { params: { kind }, body: { list } })
  const result = await walk.try('keyItems.list', search(mark))
  if (result !== null)
    walk.check(
      'keyItems.reorder',
      idsAt(result.body, 'keys').join() === list.join(),
      'does not keep the order',
    )
}
