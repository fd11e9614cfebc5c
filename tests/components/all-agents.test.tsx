import { screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import './browser-stubs'
import { AgentPicker } from '@/components/agents/agent-picker'
import { ActivityList } from '@/components/activity/activity-list'
import { useAllAgents } from '@/components/records/use-all-agents'
import { useColleagueOptions, useAgentOptions } from '@/components/portfolio/filter/use-filter-options'
import { useGridOptions } from '@/components/properties/grid/grid-columns'
import { errorResponse, type FakeResponse, mockFetch, sessionResponse } from './network'
import { EmptyCache, renderPage } from './render-page'

function AllAgents() {
  const { data } = useAllAgents()
  return <p role="status">{(data?.agents ?? []).map(({ id }) => id).join()}</p>
}

function GridAgents() {
  return (
    <p role="status">
      {useGridOptions()
        .agents.map(({ id }) => id)
        .join()}
    </p>
  )
}

function FilterAgents() {
  const agents = useAgentOptions()
  return <p role="status">{agents.map(({ id }) => id).join()}</p>
}

const mockAgency = (total: number, reject: (page: number) => FakeResponse | null = () => null) =>
  mockFetch(({ query }) => {
    const page = Number(query.get('page') ?? 1)
    const rejection = reject(page)
    if (rejection !== null) return rejection
    const ids = Array.from({ length: total }, (_, index) => index + 1).slice((page - 1) * 100, page * 100)
    return {
      body: {
        agents: ids.map((id) => ({
          id,
          first_name: 'A',
          last_name: 'B',
          email: null,
          role: null,
          avatar: null,
          total_properties: 0,
        })),
        total,
      },
    }
  })

test('loads the agents of every page', async () => {
  const requests = mockAgency(230)
  renderPage(
    <EmptyCache>
      <AllAgents />
    </EmptyCache>,
  )
  await waitFor(() => expect(screen.getByRole('status').textContent?.split(',')).toHaveLength(230))
  expect(requests).toHaveLength(3)
})

function AgentForm() {
  const { control } = useForm<{ agent: number | null }>()
  return <AgentPicker control={control} name="agent" label="Agent" />
}

test('reports an error instead of an incomplete list if a later page is rejected', async () => {
  let isRejecting = true
  mockAgency(230, (page) => (isRejecting && page === 3 ? errorResponse(429, 'TOO_MANY_REQUESTS') : null))
  const { user } = renderPage(
    <EmptyCache>
      <AgentForm />
    </EmptyCache>,
  )
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.getByText('Couldn’t load agents')).toBeVisible()
  isRejecting = false
  await user.click(retry)
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^A B/ })).toHaveLength(230))
})

test.each([
  ['the grid of properties', GridAgents],
  ['the filters of lists', FilterAgents],
])('offers all agents in %s, not only those of the first response', async (_, Agents) => {
  mockAgency(230)
  renderPage(
    <EmptyCache>
      <Agents />
    </EmptyCache>,
  )
  await waitFor(() => expect(screen.getByRole('status').textContent?.split(',')).toHaveLength(230))
})

test('sends one request when a single page has all agents', async () => {
  const requests = mockAgency(100)
  renderPage(
    <EmptyCache>
      <AllAgents />
    </EmptyCache>,
  )
  await waitFor(() => expect(screen.getByRole('status').textContent?.split(',')).toHaveLength(100))
  expect(requests).toHaveLength(1)
})

function Colleagues() {
  const colleagues = useColleagueOptions()
  return (
    <select aria-label="User">
      <option>Any</option>
      {colleagues.map(({ id }) => (
        <option key={id}>{id}</option>
      ))}
    </select>
  )
}

test.each([
  ['of the activity page', ActivityList],
  ['of the property list', Colleagues],
])('offers all users in the filter %s, not only those of the first response', async (_, Filter) => {
  mockFetch(({ path, query }) => {
    if (path.endsWith('/session'))
      return sessionResponse({ id: 1, name: 'User 1', email: 'a@b.pt', role: 'Administrator', verified: 1 })
    if (!path.endsWith('/users')) return { body: { activity: [], total: 0 } }
    const from = (Number(query.get('page') ?? 1) - 1) * 100
    const users = Array.from({ length: Math.min(100, 230 - from) }, (_, index) => ({
      id: from + index + 1,
      name: `User ${from + index + 1}`,
      email: `u${from + index}@b.pt`,
      role: 'User',
    }))
    return { body: { users, total: 230 } }
  })
  renderPage(
    <EmptyCache>
      <Filter />
    </EmptyCache>,
  )
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'User' })).toHaveLength(231))
})
