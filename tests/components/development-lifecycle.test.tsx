import { screen, waitFor, within } from '@testing-library/react'
import {
  type ActionDevelopment,
  useDevelopmentActions,
} from '@/components/developments/use-development-actions'
import { Notifications } from '@/components/resource/notifications'
import { errorResponse, type FakeResponses, renderWithServer } from './render-with-server'

const foz: ActionDevelopment = {
  id: 4,
  information: { title: 'Foz' },
  archived: 0,
  disabled: 0,
  hide_price: 0,
  highlighted: 0,
  tag: null,
  tag_id: null,
  tag_kind: null,
  properties: { total: 4, active: 2, sold: 1, archived: 1, returning: 0 },
}
const responses = {
  'POST /api/v1/condominiums/4/archive': { status: 202, body: { properties: 3 } },
  'POST /api/v1/condominiums/4/unArchive': { status: 202, body: { properties: 3 } },
  'DELETE /api/v1/condominiums/4/delete': { status: 200, body: { properties: 4 } },
}

function ActionButtons({ development }: { development: ActionDevelopment }) {
  const { handlers, dialogs } = useDevelopmentActions(async () => true)
  const { onArchive, onDelete } = handlers
  return (
    <>
      <button onClick={() => onArchive(development)}>archive or unarchive</button>
      <button onClick={() => onDelete(development)}>delete it</button>
      {dialogs}
      <Notifications />
    </>
  )
}
const renderActions = (development: ActionDevelopment, overrides: FakeResponses = {}) =>
  renderWithServer(<ActionButtons development={development} />, { ...responses, ...overrides })

test('archiving shows how many properties are included, and undo restores them', async () => {
  const { user, requests, getPosts } = renderActions(foz)
  await user.click(screen.getByRole('button', { name: 'archive or unarchive' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveTextContent('Its 3 properties will be archived too and removed from the website.')
  expect(dialog).toHaveTextContent('1 property is already archived and won’t change.')
  expect(getPosts()).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Archive' }))
  expect(await screen.findByText('Foz and 3 properties archived')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(requests.at(-1)?.path).toBe('/api/v1/condominiums/4/unArchive'))
})

test('unarchiving shows how many properties return and how many stay archived, and can be undone', async () => {
  const archived = { total: 4, active: 0, sold: 0, archived: 4, returning: 3 }
  const { user, getPosts } = renderActions({ ...foz, archived: 1, properties: archived })
  await user.click(screen.getByRole('button', { name: 'archive or unarchive' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveTextContent('3 properties that were archived with it will be unarchived too.')
  expect(dialog).toHaveTextContent('1 property wasn’t archived with it and won’t change.')
  await user.click(within(dialog).getByRole('button', { name: 'Unarchive' }))
  expect(await screen.findByText('Foz and 3 properties unarchived')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(getPosts().at(-1)?.path).toBe('/api/v1/condominiums/4/archive'))
  expect(getPosts().at(-1)?.query.get('undo')).toBe('1')
})

test('closes the confirmation dialog and names the development if someone has deleted it', async () => {
  const { user } = renderActions(foz, {
    'POST /api/v1/condominiums/4/archive': errorResponse(404, 'NOT_FOUND'),
  })
  await user.click(screen.getByRole('button', { name: 'archive or unarchive' }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Archive' }))
  expect(await screen.findByText('Someone deleted Foz, so it couldn’t be changed.')).toBeInTheDocument()
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
})

test('deleting explains the effect on the properties and requires a confirmation', async () => {
  const { user, requests } = renderActions(foz)
  await user.click(screen.getByRole('button', { name: 'delete it' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Warning' })
  expect(dialog).toHaveTextContent('Foz')
  expect(dialog).toHaveTextContent('Its 4 properties will be kept, without a development.')
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Deleted successfully')).toBeInTheDocument()
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(true)
})

test('shows no confirmation for a read-only sample development', async () => {
  const { user } = renderActions({ ...foz, disabled: 1 })
  await user.click(screen.getByRole('button', { name: 'archive or unarchive' }))
  await user.click(screen.getByRole('button', { name: 'delete it' }))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})
