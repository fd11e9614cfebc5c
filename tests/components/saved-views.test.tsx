import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import type { SavedView } from '#contract/saved-views.ts'
import { SavedViews } from '@/components/resource/saved-views/saved-views'
import { Notifications } from '@/components/resource/notifications'
import { clearNotifications } from '@/components/resource/notifier'
import { renderWithServer } from './render-with-server'

const deleteRoute = 'DELETE /api/v1/saved-views/5/delete'

afterEach(clearNotifications)

test('keeps the opened view current if another view has the same filters', async () => {
  const sameFilters = { path: '/properties/listings', query: 'business=rent', density: '' } as const
  const flags = { shared: 0, own: true, editable: true, is_default: false } as const
  const views = [
    { ...sameFilters, ...flags, id: 5, name: 'Rentals', columns: 'price' },
    { ...sameFilters, ...flags, id: 6, name: 'Agents’ rentals', columns: 'agent' },
    { ...sameFilters, ...flags, id: 7, name: 'Rentals to check', columns: 'price' },
  ]
  function List() {
    const [columns, setColumns] = useState('price')
    const table = { columns, density: '' } as const
    const open = (view: { columns: string }) => setColumns(view.columns)
    return (
      <>
        <SavedViews
          list={{ ...sameFilters, table, canonicalize: String, open }}
          views={views}
          Total={() => null}
        />
        <button onClick={() => setColumns('agent,tag')}>Add a column</button>
      </>
    )
  }
  const { user } = renderWithServer(<List />)
  await user.click(screen.getByRole('link', { name: 'Agents’ rentals' }))
  await user.click(screen.getByRole('button', { name: 'Add a column' }))
  expect(screen.getByRole('link', { current: true })).toHaveTextContent(/^Agents’ rentals/)
  await user.click(screen.getByRole('link', { name: 'Rentals to check' }))
  expect(screen.getByRole('link', { current: true })).toHaveTextContent(/^Rentals to check/)
})

async function openViewMenu(ownership: Pick<SavedView, 'own'>) {
  const view: SavedView = {
    id: 5,
    path: '/properties/listings',
    name: 'Rentals',
    query: 'business=rent',
    columns: '',
    density: '',
    shared: 1,
    editable: true,
    is_default: false,
    ...ownership,
  }
  const list = {
    path: view.path,
    query: view.query,
    table: { columns: '', density: '' } as const,
    canonicalize: (query: string) => query,
    open: () => undefined,
  }
  const page = renderWithServer(
    <>
      <SavedViews list={list} views={[view]} Total={() => null} />
      <Notifications />
    </>,
    { [deleteRoute]: { body: { saved: true } } },
  )
  await page.user.click(screen.getByRole('button', { name: 'Actions for Rentals' }))
  return page
}

test('reports that the browser refused to copy the link', async () => {
  const { user } = await openViewMenu({ own: true })
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Write permission denied.'))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }))
  expect(await screen.findByRole('alert')).toBeVisible()
})

async function deleteView(ownership: Pick<SavedView, 'own'>) {
  const page = await openViewMenu(ownership)
  await page.user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const getDeletions = () => page.requests.filter(({ method }) => method === 'DELETE')
  return { user: page.user, getDeletions }
}

test('deletes the user’s own view and offers Undo', async () => {
  const { getDeletions } = await deleteView({ own: true })
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
  expect(getDeletions()).toHaveLength(1)
})

test('asks before deleting a colleague’s view, which Undo could not give back to the colleague', async () => {
  const { user, getDeletions } = await deleteView({ own: false })
  expect(await screen.findByRole('alertdialog', { name: 'Warning' })).toHaveTextContent('Rentals')
  expect(getDeletions()).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(getDeletions()).toHaveLength(1))
  expect(await screen.findByText('Deleted successfully')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})
