import { screen, waitFor, within } from '@testing-library/react'
import type { KeyItem } from '#contract/key-items.ts'
import { EditKeyItemDialog } from '@/components/key-items/edit-key-item-dialog'
import { ReplaceKeyItemDialog } from '@/components/key-items/replace-key-item-dialog'
import { KeyItemsScreen } from '@/components/key-items/key-items-screen'
import { NewKeyItemDialog } from '@/components/key-items/new-key-item-dialog'
import { errorResponse, type FakeResponses, renderWithServer, savedResponse } from './render-with-server'

const pool: KeyItem = {
  id: 6,
  name: { en: 'Swimming pool', pt: 'Piscina' },
  filterable: 1,
  icons: 'mdi-pool',
  master: 10,
  total_properties: 3,
  total_condominiums: 1,
  total_keys: 0,
  created_at: null,
  updated_at: null,
}
const updateRoute = 'POST /api/v1/key-items/features/6/update'
const unavailable = errorResponse(504, 'SERVER_TIMEOUT_CONNECTION_ERROR')
const ignore = () => undefined

function openPool(responses: FakeResponses = {}) {
  const closed: string[] = []
  const server: FakeResponses = {
    'GET /api/v1/key-items/features/6': { body: { key: pool }, etag: '"one"' },
    [updateRoute]: savedResponse('two'),
    ...responses,
  }
  const page = renderWithServer(
    <EditKeyItemDialog kind="features" item={pool} onClose={() => closed.push('closed')} onDelete={ignore} />,
    server,
  )
  return { ...page, server, closed }
}

const findEnglishName = () => screen.findByRole('textbox', { name: 'Name (English)' })

test('saves a key item on blur with the version that was read, and confirms it', async () => {
  const { user, getPosts } = openPool()
  const name = await findEnglishName()
  expect(screen.getByText('All changes are saved')).toBeVisible()
  await user.clear(name)
  await user.type(name, 'Heated pool')
  expect(screen.getByText('Saves when you leave the field')).toBeVisible()
  await user.tab()
  await screen.findByText('All changes are saved')
  expect(getPosts()).toHaveLength(1)
  expect(getPosts()[0]?.ifMatch).toBe('"one"')
  expect([...(getPosts()[0]?.body?.entries() ?? [])]).toEqual([
    ['name[en]', 'Heated pool'],
    ['name[pt]', 'Piscina'],
    ['filterable', '1'],
    ['icons', 'mdi-pool'],
    ['master', '10'],
  ])
})

test('saves only once when closed while the save on blur is running', async () => {
  const { user, getPosts, closed } = openPool()
  const name = await findEnglishName()
  await user.clear(name)
  await user.type(name, 'Heated pool')
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? name)
  await waitFor(() => expect(closed).toEqual(['closed']))
  expect(getPosts()).toHaveLength(1)
})

test('keeps typed text after a cancelled deletion', async () => {
  const { user, requests } = renderWithServer(<KeyItemsScreen kind="features" />, {
    'GET /api/v1/key-items/features': {
      body: { keys: [{ ...pool, total_properties: 0, total_condominiums: 0 }], total: 1 },
    },
    'GET /api/v1/key-items/features/6': { body: { key: pool }, etag: '"one"' },
  })
  const outdoor = within(await screen.findByRole('region', { name: /^Outdoor/ }))
  await user.click(outdoor.getByRole('button', { name: /^Swimming pool/ }))
  const name = await findEnglishName()
  await user.clear(name)
  await user.type(name, 'Po')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Warning' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.getByDisplayValue('Po')).toBeInTheDocument()
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false)
})

test('saves selections immediately; keeps an unknown icon until another is selected', async () => {
  const { user, getPosts } = openPool()
  await user.click(await screen.findByRole('checkbox', { name: 'Visitors can filter by this' }))
  await waitFor(() => expect(getPosts()).toHaveLength(1))
  expect(getPosts()[0]?.body?.get('filterable')).toBe('0')
  expect(getPosts()[0]?.body?.get('icons')).toBe('mdi-pool')
  expect(screen.getByRole('radio', { name: 'mdi-pool (custom)' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'Water' }))
  await waitFor(() => expect(getPosts()).toHaveLength(2))
  expect(getPosts()[1]?.body?.get('icons')).toBe('water')
})

test('does not send a name that is too short, and shows the error on its field', async () => {
  const { user, getPosts } = openPool()
  const name = await findEnglishName()
  await user.clear(name)
  await user.type(name, 'Pool')
  await user.tab()
  expect(await screen.findByText('This field must have no less than 5 characters')).toBeVisible()
  expect(screen.getByText('Not saved. Fix the highlighted fields.')).toBeVisible()
  expect(getPosts()).toHaveLength(0)
  await user.clear(name)
  await user.type(name, 'Swimming pool')
  await user.tab()
  await screen.findByText('All changes are saved')
  expect(getPosts()).toHaveLength(0)
})

test('shows why saving failed, offers a retry, and warns before closing', async () => {
  const { user, server, closed } = openPool({ [updateRoute]: unavailable })
  const name = await findEnglishName()
  await user.clear(name)
  await user.type(name, 'Heated pool')
  await user.tab()
  expect(await screen.findByText(/^Not saved. Server is not responding/)).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? name)
  expect(await screen.findByRole('button', { name: 'Close without saving' })).toBeVisible()
  expect(closed).toEqual([])
  expect(name).toHaveValue('Heated pool')
  server[updateRoute] = savedResponse()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('All changes are saved')
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? name)
  await waitFor(() => expect(closed).toEqual(['closed']))
})

test('shows a validation error, then creates the key item', async () => {
  const closed: string[] = []
  const { user, getPosts } = renderWithServer(
    <NewKeyItemDialog kind="types" onClose={() => closed.push('closed')} />,
    { 'POST /api/v1/key-items/types/add': { status: 201, body: { key_id: 9 } } },
  )
  const name = await findEnglishName()
  await user.type(name, 'Mill')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This field must have no less than 5 characters')).toBeVisible()
  expect(getPosts()).toEqual([])
  await user.type(name, 's by the river')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(closed).toEqual(['closed']))
})

test('explains what uses a key item and requires choosing a replacement or none before deleting', async () => {
  const replacements: unknown[] = []
  const { user } = renderWithServer(
    <ReplaceKeyItemDialog
      kind="features"
      item={pool}
      isPending={false}
      onCancel={ignore}
      onDelete={(replacement) => replacements.push(replacement)}
    />,
  )
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveTextContent('It’s used by 3 properties, 1 development.')
  const select = await within(dialog).findByRole('combobox', { name: 'Replace with' })
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Choose a replacement')
  await user.selectOptions(select, 'Sea view')
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await user.selectOptions(select, 'Remove without replacing')
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(replacements).toEqual([{ move_to: 5 }, { detach: 1 }])
})

test('lists features under their groups and moves one within its group', async () => {
  const createFeature = (id: number, en: string, master: number) => ({
    ...pool,
    id,
    name: { en, pt: en },
    master,
  })
  const { user, requests } = renderWithServer(<KeyItemsScreen kind="features" />, {
    'GET /api/v1/key-items/features': {
      body: {
        keys: [
          createFeature(5, 'Sea view', 9),
          createFeature(6, 'Pool', 10),
          createFeature(7, 'Garden', 10),
          createFeature(8, 'Odd', 0),
        ],
        total: 4,
      },
    },
    'POST /api/v1/key-items/features/reorder': savedResponse(),
  })
  const outdoor = within(await screen.findByRole('region', { name: /^Outdoor/ }))
  expect(screen.getAllByRole('region').map((region) => region.textContent)).toEqual([
    expect.stringMatching(/^View.*Sea view/),
    expect.stringMatching(/^Outdoor.*Pool.*Garden/),
    expect.stringMatching(/^Other.*Odd/),
  ])
  await user.click(outdoor.getByRole('button', { name: 'Actions for Garden' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }))
  await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/reorder'))).toBe(true))
  const order = requests.find(({ path }) => path.endsWith('/reorder'))
  expect([...(order?.body?.values() ?? [])]).toEqual(['7', '6'])
})
