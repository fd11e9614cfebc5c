import { keyItemKinds, type KeyItemKind } from '#contract/key-items.ts'
import { createKeyItemForm } from '../forms.ts'
import type { Fixtures } from '../fixtures.ts'
import { checkFilter, checkPaging, checkSorts } from '../lists.ts'
import { createRecord, deleteRecord } from '../create-records.ts'
import { idsAt } from '../body-values.ts'
import { checkVersions } from '../versions.ts'
import type { ConformanceRun } from '../conformance-run.ts'

const sorts = ['position', 'name', 'created_at'] as const

export async function testKeyItems(run: ConformanceRun, fixtures: Fixtures): Promise<void> {
  // Features come last because they need a group.
  let groupId = 0
  for (const kind of keyItemKinds.toSorted((a, b) => Number(a === 'features') - Number(b === 'features'))) {
    const stored = await checkPaging(run, 'keyItems.list', {
      rows: 'keys',
      pageSizeParameter: 'itemsPerPage',
      request: (query) => ({ params: { kind }, query }),
    })
    const ownIds = await addKeyItems(run, kind, kind === 'features' ? groupId : 0)
    // The contract calls a group of features `master`.
    if (kind === 'master') groupId = ownIds[0] ?? 0
    if (kind === 'types') fixtures.type = ownIds[0] ?? stored[0] ?? null
    // The calls are the same for all kinds: only features are tested in full.
    if (kind === 'features') await testKind(run, kind, { ownIds, id: ownIds[0] ?? stored[0], groupId })
    const [, spareId] = ownIds
    if (spareId !== undefined) {
      const params = { kind, id: spareId }
      await deleteRecord(run, labelOf(run, kind), spareId, { call: 'keyItems.remove', options: { params } })
    }
  }
}

const labelOf = ({ mark }: ConformanceRun, kind: KeyItemKind) => `key of ${kind} (${mark})`

async function addKeyItems(run: ConformanceRun, kind: KeyItemKind, groupId: number): Promise<number[]> {
  const ids: number[] = []
  for (const n of [1, 2]) {
    const form = createKeyItemForm(run.mark, n, groupId)
    const search = { params: { kind }, query: { filter: { search: form.name.en } } }
    const id = await createRecord(run, {
      label: labelOf(run, kind),
      add: 'keyItems.add',
      options: { params: { kind }, body: form },
      idPath: 'key_id',
      remove: (key) =>
        run.client.request('keyItems.remove', { params: { kind, id: key }, query: { detach: 1 } }),
      find: () => run.client.request('keyItems.list', search),
      rows: 'keys',
    })
    if (id !== null) ids.push(id)
  }
  return ids
}

async function testKind(
  run: ConformanceRun,
  kind: KeyItemKind,
  { ownIds, id, groupId }: { ownIds: number[]; id: number | undefined; groupId: number },
) {
  const { mark } = run
  if (ownIds.length === 0)
    run.skip(
      ['keyItems.update', 'keyItems.reorder', 'keyItems.remove'],
      'the run could not create a key item',
    )
  if (id === undefined) return run.skip(['keyItems.get'], 'the API has no feature')
  const params = { kind, id }
  if (ownIds.length === 0) {
    await run.expectSuccess('keyItems.get', { params })
    return
  }
  await checkVersions(
    run,
    { call: 'keyItems.get', options: { params } },
    {
      call: 'keyItems.update',
      save: { params, body: createKeyItemForm(mark, 3, groupId) },
      outdatedSave: { params, body: createKeyItemForm(mark, 4, groupId) },
    },
  )
  const search = (text: string) => ({ params: { kind }, query: { filter: { search: text } } })
  await checkFilter(run, 'keyItems.list', 'keys', {
    label: 'a search',
    options: search(mark),
    expected: ownIds,
  })
  if (ownIds.length < 2) return
  await checkSorts(run, 'keyItems.list', 'keys', sorts, (sort, descending) => ({
    params: { kind },
    query: { sort, order: descending ? -1 : 1, filter: { search: mark } },
  }))
  const list = ownIds.toReversed()
  await run.expectSuccess('keyItems.reorder', { params: { kind }, body: { list } })
  const result = await run.expectSuccess('keyItems.list', search(mark))
  if (result !== null)
    run.check(
      'keyItems.reorder',
      idsAt(result.body, 'keys').join() === list.join(),
      'does not store the order',
    )
}
