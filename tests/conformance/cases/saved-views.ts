import { createRecord, deleteRecord } from '../create-records.ts'
import { idAt, idsAt, rowsAt, valueAt } from '../body-values.ts'
import type { ConformanceRun } from '../conformance-run.ts'

const path = '/properties/listings'

export async function testSavedViews(run: ConformanceRun): Promise<void> {
  const { mark } = run
  const body = { path, name: mark, query: 'business=rent', columns: '', shared: 0 as const }
  await run.expectSuccess('savedViews.list')
  const id = await createRecord(run, {
    label: `saved view (${mark})`,
    add: 'savedViews.add',
    options: { body },
    idPath: 'id',
    remove: (view) => run.client.request('savedViews.remove', { params: { id: view } }),
  })
  if (id === null) return run.skipRest('savedViews', 'the run could not create a saved view')
  await run.expectSuccess('savedViews.update', { params: { id }, body: { ...body, query: 'business=sale' } })
  const listed = await run.expectSuccess('savedViews.list')
  if (listed === null)
    run.skip(['savedViews.reorder', 'savedViews.setDefault'], 'the views could not be restored afterwards')
  else await reorderAndSetDefault(run, id, listed.body)
  await deleteRecord(run, `saved view (${mark})`, id, {
    call: 'savedViews.remove',
    options: { params: { id } },
  })
}

async function reorderAndSetDefault(run: ConformanceRun, id: number, listed: unknown) {
  await run.expectSuccess('savedViews.reorder', { body: { list: idsAt(listed, 'views') } })
  const defaultView = rowsAt(listed, 'views').find(
    (view) => valueAt(view, 'path') === path && valueAt(view, 'is_default') === true,
  )
  const defaultId = idAt(defaultView, 'id')
  if (defaultId !== null)
    run.onCleanup('the default view of the property list', () =>
      run.client.request('savedViews.setDefault', { body: { path, id: defaultId } }),
    )
  await run.expectSuccess('savedViews.setDefault', { body: { path, id } })
}
