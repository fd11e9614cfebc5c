import { screen, waitFor } from '@testing-library/react'
import { useBatchPreview } from '@/components/batches/use-batch-preview'
import { useSelected, useSelection } from '@/components/portfolio/bulk/use-selection'
import { notificationStore } from '@/components/resource/notifier'
import { errorResponse, type FakeResponse, mockFetch } from './network'
import { EmptyCache, renderPage } from './render-page'

const records = { resource: 'properties', filter: {}, ids: [1, 2], total: 2, deselectedIds: null } as const
const change = { field: 'archived', value: 1 } as const
const texts = { title: () => 'Archive?', label: 'Archive', done: () => 'Archived' }
const draft = {
  id: 9,
  resource: 'properties',
  change,
  state: 'draft',
  counts: { waiting: 2 },
  created_at: '',
}
const endedBatch = { ...draft, state: 'done', counts: { done: 1, failed: 1 } }

function Page() {
  const selection = useSelection<{ id: number }>('')
  const preview = useBatchPreview(records, selection)
  const { items } = useSelected(selection)
  return (
    <>
      <button onClick={() => selection.set(records.ids.map((id) => ({ id })))}>Select</button>
      <button onClick={() => preview.open(change, texts)}>Preview</button>
      <p>Selected: {[...items.keys()].join(', ')}</p>
      {preview.dialog}
    </>
  )
}

test('keeps all records selected if some failed and the changed ones could not be fetched', async () => {
  let isStarted = false
  const requests = mockFetch(({ path }) => {
    if (path.endsWith('/add')) return { status: 201, body: draft }
    if (path.endsWith('/start')) {
      isStarted = true
      return { status: 202 }
    }
    if (path.endsWith('/9')) return { body: isStarted ? endedBatch : draft }
    return isStarted ? errorResponse(500, 'ERROR') : { body: { items: [], total: 0 } }
  })
  const { user } = renderPage(
    <EmptyCache>
      <Page />
    </EmptyCache>,
  )
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  await waitFor(() => expect(requests.some(({ query }) => query.get('limit') === '100')).toBe(true))
  // Jest fails the test on an unhandled rejection, which Node.js reports before the next timer.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getByText('Selected: 1, 2')).toBeInTheDocument()
})

test('reports at once why a batch could not start, while the preview is still being refreshed', async () => {
  const refresh = Promise.withResolvers<FakeResponse>()
  let isRejected = false
  mockFetch(({ path }) => {
    if (path.endsWith('/add')) return { status: 201, body: draft }
    if (path.endsWith('/start')) {
      isRejected = true
      return errorResponse(403, 'UNAUTHORIZED')
    }
    if (path.endsWith('/9')) return isRejected ? refresh.promise : { body: draft }
    return { body: { items: [], total: 0 } }
  })
  const { user } = renderPage(
    <EmptyCache>
      <Page />
    </EmptyCache>,
  )
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  const error = expect.objectContaining({ message: 'errors.UNAUTHORIZED' })
  await waitFor(() => expect(notificationStore.read()).toContainEqual(error))
  refresh.resolve({ body: draft })
})
