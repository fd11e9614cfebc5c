import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { AgentList } from '@/components/agents/agent-list'
import { idOfProfile, profilePath } from '@/components/agents/agent-name'
import { AgentEditor, EditAgent } from '@/components/agents/agent-form'
import { AgentProfile } from '@/components/agents/agent-profile'
import { Notifications } from '@/components/resource/notifications'
import { clearNotifications } from '@/components/resource/notifier'
import { useCall } from '@/lib/agency/use-call'
import { errorResponse, type FakeResponse, type FakeResponses, renderWithServer } from './render-with-server'

const createAgent = (id: number, first_name: string, overrides: object = {}) => ({
  id,
  first_name,
  last_name: 'Sá',
  avatar: null,
  role: { en: 'Rentals', pt: 'Arrendamentos' },
  description: null,
  email: `${first_name.toLowerCase()}@example.pt`,
  phone: null,
  total_properties: 0,
  total_condominiums: 0,
  ...overrides,
})
const ana = createAgent(1, 'Ana', { total_properties: 3, total_condominiums: 1 })
const rui = createAgent(2, 'Rui')
const list: FakeResponse = { body: { agents: [ana, rui], total: 2 } }
const getTextbox = (name: string | RegExp) => screen.getByRole('textbox', { name })

async function openList(responses: FakeResponses = {}) {
  const page = renderWithServer(
    <>
      <AgentList />
      <Notifications />
    </>,
    { 'GET /api/v1/agents': list, ...responses },
    '/agents/listings',
  )
  await screen.findByRole('link', { name: 'Ana Sá' })
  return page
}

async function chooseDelete(user: Awaited<ReturnType<typeof openList>>['user'], name: string) {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete agent' }))
}

const agentTransfers = [
  ['handOver', 'Delete agent', 'alertdialog', 'Hand over and delete'],
  ['transfer', 'Hand over records', 'dialog', 'Hand over'],
] as const

describe('agent list', () => {
  afterEach(() => act(() => clearNotifications()))

  test('shows each agent with their usage counts and links to their profile', async () => {
    await openList()
    expect(screen.getByText('2 agents')).toBeInTheDocument()
    const [first, second] = screen.getAllByRole('article')
    expect(first).toHaveTextContent('3 properties · 1 development')
    expect(first).toHaveTextContent('No description provided')
    expect(first).toHaveTextContent('ana@example.pt')
    expect(second).toHaveTextContent('No properties')
    expect(screen.getByRole('link', { name: 'Ana Sá' })).toHaveAttribute('href', '/agents/profile/ana-sa-1')
  })

  test('names the agent in the confirmation before deleting', async () => {
    const { user, requests } = await openList({ 'DELETE /api/v1/agents/2/delete': { body: {} } })
    await chooseDelete(user, 'Rui Sá')
    const dialog = await screen.findByRole('alertdialog', { name: 'Warning' })
    expect(dialog).toHaveTextContent('Rui Sá')
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  })

  test('explains that an agent is in use, and hands everything over to the selected agent', async () => {
    const { user, requests } = await openList({ 'POST /api/v1/agents/1/handOver': { body: {} } })
    await chooseDelete(user, 'Ana Sá')
    const dialog = await screen.findByRole('alertdialog', { name: 'Ana Sá can’t be deleted yet' })
    expect(dialog).toHaveTextContent('Ana Sá looks after 3 properties and 1 development.')
    await user.click(within(dialog).getByRole('button', { name: 'Hand over and delete' }))
    const receiver = within(dialog).getByRole('combobox', { name: 'Hand over to' })
    expect(receiver).toHaveAccessibleDescription('Choose an agent to take over')
    expect(within(receiver).queryByRole('option', { name: 'Ana Sá' })).not.toBeInTheDocument()
    await user.selectOptions(receiver, 'Rui Sá')
    await user.click(within(dialog).getByRole('button', { name: 'Hand over and delete' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    const handOvers = requests.filter(({ path }) => path.endsWith('/handOver'))
    expect(handOvers.map(({ body }) => body?.get('agent_id'))).toEqual(['2'])
  })

  test('hands over the records of an agent who stays', async () => {
    const { user, requests } = await openList({ 'POST /api/v1/agents/1/transfer': { body: {} } })
    await user.click(await screen.findByRole('button', { name: 'Actions for Rui Sá' }))
    expect(screen.queryByRole('menuitem', { name: 'Hand over records' })).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Actions for Ana Sá' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Hand over records' }))
    const dialog = await screen.findByRole('dialog', { name: 'Hand over Ana Sá’s records' })
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Hand over to' }), 'Rui Sá')
    await user.click(within(dialog).getByRole('button', { name: 'Hand over' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const transfers = requests.filter(({ path }) => path.endsWith('/transfer'))
    expect(transfers.map(({ body }) => body?.get('agent_id'))).toEqual(['2'])
  })

  test.each(agentTransfers)(
    'reloads the lists of records that were handed over: %s',
    async (path, item, role, button) => {
      const emptyLists = {
        'GET /api/v1/properties': { body: { properties: [], total: 0 } },
        'GET /api/v1/condominiums': { body: { condominiums: [], total: 0 } },
        'GET /api/v1/inbox': { body: { inbox: [], totalInbox: 0 } },
      }
      function Lists() {
        useCall('properties.list', {})
        useCall('condominiums.list', {})
        useCall('inbox.list', {})
        return <AgentList />
      }
      const { user, requests } = renderWithServer(
        <Lists />,
        { 'GET /api/v1/agents': list, ...emptyLists, [`POST /api/v1/agents/1/${path}`]: { body: {} } },
        '/agents/listings',
      )
      const getListRequests = () =>
        requests.map((request) => `${request.method} ${request.path}`).filter((name) => name in emptyLists)
      await user.click(await screen.findByRole('button', { name: 'Actions for Ana Sá' }))
      await user.click(await screen.findByRole('menuitem', { name: item }))
      const dialog = await screen.findByRole(role)
      await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Hand over to' }), 'Rui Sá')
      const initialRequests = getListRequests().toSorted()
      expect(initialRequests).toEqual(Object.keys(emptyLists).toSorted())
      await user.click(within(dialog).getByRole('button', { name: button }))
      await waitFor(() => expect(getListRequests().slice(3).toSorted()).toEqual(initialRequests))
    },
  )

  test.each(agentTransfers)(
    'closes the dialog and says that the agent was deleted meanwhile: %s',
    async (path, item, role, button) => {
      const { user } = await openList({
        [`POST /api/v1/agents/1/${path}`]: errorResponse(404, 'NOT_FOUND'),
      })
      await user.click(screen.getByRole('button', { name: 'Actions for Ana Sá' }))
      await user.click(await screen.findByRole('menuitem', { name: item }))
      const dialog = await screen.findByRole(role)
      await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Hand over to' }), 'Rui Sá')
      await user.click(within(dialog).getByRole('button', { name: button }))
      expect(
        await screen.findByText('Someone deleted Ana Sá, so it couldn’t be changed.'),
      ).toBeInTheDocument()
      expect(screen.queryByRole(role)).not.toBeInTheDocument()
    },
  )

  test.each(agentTransfers)(
    'asks for another agent if the chosen one was deleted meanwhile: %s',
    async (path, item, role, button) => {
      const agents: FakeResponse = { body: { agents: [ana, rui, createAgent(3, 'Lia')], total: 3 } }
      const { user, requests } = await openList({
        'GET /api/v1/agents': agents,
        [`POST /api/v1/agents/1/${path}`]: errorResponse(422, 'MISSING', { agent_id: 'invalid' }),
      })
      await user.click(screen.getByRole('button', { name: 'Actions for Ana Sá' }))
      await user.click(await screen.findByRole('menuitem', { name: item }))
      const dialog = await screen.findByRole(role)
      const receiver = within(dialog).getByRole('combobox', { name: 'Hand over to' })
      await user.selectOptions(receiver, 'Rui Sá')
      agents.body = { agents: [ana, createAgent(3, 'Lia')], total: 2 }
      await user.click(within(dialog).getByRole('button', { name: button }))
      expect(await within(dialog).findByText('This agent has been deleted. Choose another.')).toBeVisible()
      expect(within(dialog).queryByRole('option', { name: 'Rui Sá' })).not.toBeInTheDocument()
      expect(receiver).toHaveDisplayValue('Choose an agent')
      expect(screen.queryByText('Missing fields')).not.toBeInTheDocument()
      await user.click(within(dialog).getByRole('button', { name: button }))
      expect(requests.filter((request) => request.path.endsWith(path))).toHaveLength(1)
      await user.selectOptions(receiver, 'Lia Sá')
      expect(receiver).toBeValid()
    },
  )

  test('updates the usage counts from the response to a rejected delete', async () => {
    const { user } = await openList({
      'DELETE /api/v1/agents/2/delete': {
        status: 409,
        body: { errors: { msg: 'AGENT_IN_USE', params: { properties: 1, condominiums: 0 } } },
      },
    })
    await chooseDelete(user, 'Rui Sá')
    const dialog = await screen.findByRole('alertdialog', { name: 'Warning' })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    const inUse = await screen.findByRole('alertdialog', { name: 'Rui Sá can’t be deleted yet' })
    expect(inUse).toHaveTextContent('Rui Sá looks after 1 property.')
  })
})

test('does not request an agent again after deleting them from their profile', async () => {
  const { user, requests } = renderWithServer(
    <AgentProfile id={2} />,
    {
      'GET /api/v1/agents/2': { body: { agent: rui } },
      'GET /api/v1/agents/2/portfolio': { body: { properties: [], condominiums: [] } },
      'DELETE /api/v1/agents/2/delete': { body: {} },
    },
    '/agents/profile/rui-sa-2',
  )
  await user.click(await screen.findByRole('button', { name: 'Delete agent' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Warning' })
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(requests.at(-1)?.method).toBe('DELETE')
})

describe('agent form', () => {
  test('requires a first name, sends both languages, and returns to the list', async () => {
    const { user, getPosts, visitedUrls } = renderWithServer(
      <AgentEditor id={null} />,
      { 'POST /api/v1/agents/add': { status: 201, body: { agent_id: 9 } } },
      '/agents/add',
    )
    await user.type(screen.getByLabelText(/Role \(Portuguese\)/), 'Consultora')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(getTextbox(/^First name/)).toHaveAccessibleDescription('This field is required'),
    )
    expect(screen.getByLabelText(/Role \(Portuguese\)/)).toHaveValue('Consultora')
    await user.type(getTextbox(/^First name/), 'Inês')
    await user.type(getTextbox('Email'), 'ines@example.pt')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(visitedUrls).toEqual(['/agents/listings']))
    const body = getPosts()[0]?.body
    expect(body?.get('first_name')).toBe('Inês')
    expect(body?.get('role[pt]')).toBe('Consultora')
    expect(body?.get('role[en]')).toBe('')
    expect(body?.get('avatar')).toBe('')
  })

  test('keeps a pasted name that is too long, and shows the maximum', async () => {
    const { user, getPosts } = renderWithServer(<AgentEditor id={null} />, {}, '/agents/add')
    const long = 'Maria '.repeat(12).trim()
    await user.click(getTextbox(/^First name/))
    await user.paste(long)
    expect(getTextbox(/^First name/)).toHaveValue(long)
    expect(screen.getByText('71 / 60')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(getTextbox(/^First name/)).toHaveAccessibleDescription(
        'This field must have no more than 60 characters',
      ),
    )
    expect(getTextbox(/^First name/)).toHaveValue(long)
    expect(getPosts()).toEqual([])
  })

  async function chooseNewPhoto() {
    URL.createObjectURL = () => 'blob:photo'
    URL.revokeObjectURL = () => undefined
    const stored = createAgent(2, 'Rui', { avatar: '5d0e1c1e-0d0e-4d3c-9b5a-000000000000.webp' })
    const { user } = renderWithServer(
      <EditAgent id={2} />,
      { 'GET /api/v1/agents/2': { body: { agent: stored } } },
      '/agents/edit/2',
    )
    const photo = await screen.findByRole('img', { name: 'Photo' })
    expect(photo).toHaveAttribute('src', expect.stringContaining('/media/agents/2/5d0e1c1e'))
    const input = screen.getByLabelText('Photo', { selector: 'input' })
    await user.upload(input, new File(['x'], 'avatar.jpg', { type: 'image/jpeg' }))
    return user
  }

  test('opens a dialog to crop a new photo; cancelling leaves nothing to save', async () => {
    const user = await chooseNewPhoto()
    const dialog = await screen.findByRole('dialog', { name: 'Crop photo' })
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  })

  test('says that a new photo cannot be read', async () => {
    await chooseNewPhoto()
    fireEvent.error(await screen.findByRole('img', { name: 'Your photo' }))
    expect(
      await screen.findByText('This file can’t be read. It may be damaged; choose another.'),
    ).toBeInTheDocument()
  })
})

test('builds profile URLs from the id and the name', () => {
  expect(profilePath({ id: 7, first_name: 'Inês', last_name: 'Caldeira' })).toBe(
    '/agents/profile/ines-caldeira-7',
  )
  expect(profilePath({ id: 7, first_name: '中', last_name: '' })).toBe('/agents/profile/7')
  expect(['ines-caldeira-7', '7', 'ines', 'ines7', 'ines-0'].map(idOfProfile)).toEqual([
    7,
    7,
    null,
    null,
    null,
  ])
})
