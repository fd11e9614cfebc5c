import { screen, waitFor, within } from '@testing-library/react'
import { ActivityList } from '@/components/activity/activity-list'
import { toActivityArgs, parseActivityState, formatActivityState } from '@/components/activity/activity-state'
import { HistoryCard } from '@/components/activity/history-card'
import { diffWords } from '@/components/activity/change-row'
import { Notifications } from '@/components/resource/notifications'
import { errorResponse, type FakeResponse, type FakeResponses, renderWithServer } from './render-with-server'

const historyRoute = 'GET /api/v1/activity'
const activityRoute = 'GET /api/v1/administration/activity'
const revertRoute = 'POST /api/v1/activity/31/revert'

const createEntry = (overrides: object = {}) => ({
  id: 31,
  at: '2026-11-20T14:32:00.000Z',
  actor: { id: 7, name: 'Rita Melo' },
  action: 'changed',
  noun: 'properties',
  record_id: 5,
  reference: 'SOL-5',
  title: 'Flat by the river',
  changes: [],
  ...overrides,
})
const createChange = (field: string, before: unknown, after: unknown, overrides: object = {}) => ({
  field,
  before,
  after,
  ...overrides,
})
const entriesResponse = (...activity: object[]): FakeResponse => ({
  body: { activity, total: activity.length },
})

const renderHistory = (response: FakeResponse, overrides: FakeResponses = {}) =>
  renderWithServer(
    <>
      <HistoryCard resource="properties" id={5} />
      <Notifications />
    </>,
    { [historyRoute]: response, ...overrides },
  )

function valueOf(label: string): string {
  const term = screen.getByText(label)
  return (term.nextElementSibling?.textContent ?? '').replaceAll('\u00a0', ' ')
}

describe('history of a record', () => {
  test.each([
    [undefined, 3],
    ['h2', 2],
  ] as const)('with dayHeading %s, shows days as headings of level %i', async (dayHeading, level) => {
    renderWithServer(<HistoryCard resource="properties" id={5} dayHeading={dayHeading} />, {
      [historyRoute]: entriesResponse(createEntry({})),
    })
    expect(await screen.findByRole('heading', { level })).toBeVisible()
  })

  test('lists who changed which field, by day, with the labels and formats of the form', async () => {
    const { requests } = renderHistory(
      entriesResponse(
        createEntry({
          changes: [
            createChange('price', 385_000, 1_250_000.5),
            createChange('gross_area', null, 84.5),
            createChange('hide_price', 0, 1),
            createChange('for_sale', 1, 0),
            createChange('energy', 'B', 'In Process'),
            createChange('agent_id', 3, null, { before_names: ['Ana Sá'], after_names: [] }),
            createChange('i18n.title.pt', 'Apartamento', 'Andar'),
            createChange(
              'media',
              [{ id: 1, file: 'a' }],
              [
                { id: 1, file: 'a' },
                { id: 2, file: 'b' },
              ],
            ),
          ],
        }),
        createEntry({ id: 30, at: '2026-11-19T09:00:00.000Z', action: 'created' }),
      ),
    )
    await screen.findByText('Price')
    expect(valueOf('Price')).toBe('Before385.000 €After1.250.000,50 €')
    expect(valueOf('Gross area')).toBe('BeforeemptyAfter84.5 m²')
    expect(valueOf('Hide price')).toBe('BeforeNoAfterYes')
    expect(valueOf('Sale or rent')).toBe('BeforeFor saleAfterTo rent')
    expect(valueOf('Energy rating')).toBe('BeforeBAfterIn progress')
    expect(valueOf('Agent')).toBe('BeforeAna SáAfterempty')
    expect(valueOf('Title (Portuguese)')).toBe('BeforeApartamentoAfterAndar')
    expect(valueOf('Photos and floor plans')).toBe('1 added')
    const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(days).toEqual(['Friday, 20 November 2026', 'Thursday, 19 November 2026'])
    expect(screen.getAllByText('Rita Melo')).toHaveLength(2)
    expect(requests[0]?.query.get('noun')).toBe('properties')
    expect(requests[0]?.query.get('id')).toBe('5')
  })

  test('highlights the differences in a long text', async () => {
    const words = 'A bright flat with a balcony over the river and two bedrooms, close to the market.'
    renderHistory(
      entriesResponse(
        createEntry({ changes: [createChange('i18n.description.en', words, words.replace('two', 'three'))] }),
      ),
    )
    expect((await screen.findByText('two')).tagName).toBe('DEL')
    expect(screen.getByText('three').tagName).toBe('INS')
  })

  test('restores a field after confirmation and announces it; Undo reverts that', async () => {
    const { user, getPosts } = renderHistory(
      entriesResponse(createEntry({ changes: [createChange('price', 100, 200, { revertible: true })] })),
      {
        [revertRoute]: { status: 202, body: { activity_id: 32 } },
        'POST /api/v1/activity/32/revert': { status: 202, body: { activity_id: 33 } },
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Restore Price' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('Restore this value?')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('Restored')).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Undone')).toBeInTheDocument()
    const writes = getPosts()
    expect(writes.map(({ path, body }) => [path, body?.get('field'), body?.get('anyway')])).toEqual([
      ['/api/v1/activity/31/revert', 'price', '0'],
      ['/api/v1/activity/32/revert', 'price', null],
    ])
  })

  test('requires a second confirmation before restoring a field that has changed since', async () => {
    const responses: FakeResponses = {
      [revertRoute]: errorResponse(409, 'CHANGED_SINCE'),
    }
    const { user, requests } = renderHistory(
      entriesResponse(createEntry({ changes: [createChange('price', 100, 200, { revertible: true })] })),
      responses,
    )
    await user.click(await screen.findByRole('button', { name: 'Restore Price' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('Changed again since then')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Restore anyway' }))
    await waitFor(() =>
      expect(
        requests
          .filter(({ path }) => path.endsWith('/revert'))
          .at(-1)
          ?.body?.get('anyway'),
      ).toBe('1'),
    )
  })

  test('shows no button for changes that cannot be reverted', async () => {
    renderHistory(entriesResponse(createEntry({ changes: [createChange('attachments', [], ['plan.pdf'])] })))
    await screen.findByText('Attachments')
    expect(valueOf('Attachments')).toBe('BeforeemptyAfterplan.pdf')
    expect(screen.queryByRole('button', { name: /Restore/ })).not.toBeInTheDocument()
  })

  test('says that nothing has changed yet', async () => {
    renderHistory(entriesResponse())
    expect(await screen.findByText('No changes yet')).toBeInTheDocument()
  })

  test.each([404, 405, 501])(
    'says that history is unavailable when the API responds with %i',
    async (status) => {
      renderHistory({ status, body: {} })
      expect(await screen.findByText('History isn’t available')).toBeInTheDocument()
    },
  )

  test('offers a retry after a failure', async () => {
    renderHistory(errorResponse(500, 'ERROR'))
    expect(await screen.findByRole('button', { name: /again|Retry/i })).toBeInTheDocument()
  })
})

describe('activity page', () => {
  const noUsers = { 'GET /api/v1/users': { body: { users: [], total: 0 } } }

  test('names the records and links to those that still exist', async () => {
    renderWithServer(<ActivityList />, {
      ...noUsers,
      [activityRoute]: entriesResponse(
        createEntry(),
        createEntry({ id: 30, action: 'deleted', reference: 'SOL-9', title: 'Old house', record_id: 9 }),
        createEntry({
          id: 29,
          action: 'exported',
          noun: 'contacts',
          record_id: null,
          reference: null,
          title: null,
          amount: 120,
        }),
        createEntry({
          id: 28,
          action: 'sign-in-failed',
          noun: 'session',
          actor: null,
          title: null,
          reference: null,
          record_id: null,
          client: '198.51.100.7',
        }),
      ),
    })
    expect(await screen.findByRole('link', { name: 'SOL-5 · Flat by the river' })).toHaveAttribute(
      'href',
      '/properties/edit/5/history',
    )
    expect(screen.queryByRole('link', { name: /SOL-9/ })).not.toBeInTheDocument()
    expect(screen.getByText(/SOL-9 · Old house/)).toBeInTheDocument()
    expect(screen.getByText('120 rows')).toBeInTheDocument()
    expect(screen.getByText('From 198.51.100.7')).toBeInTheDocument()
  })

  test('shows running bulk changes, and their activity entries once they have ended', async () => {
    const batch = (id: number, state: string, counts: object) => ({
      id,
      state,
      counts,
      resource: 'properties',
      change: { field: 'deleted' },
      actor: { id: 7, name: 'Rita Melo' },
      created_at: '2026-11-20T14:00:00Z',
    })
    const running = batch(4, 'running', { waiting: 600, done: 150, failed: 50 })
    const responses: FakeResponses = {
      ...noUsers,
      [activityRoute]: entriesResponse(createEntry({ title: 'Loft' })),
      'GET /api/v1/batches': { body: { batches: [running, batch(3, 'done', { done: 9 })] } },
      'GET /api/v1/batches/4': { body: running },
    }
    const { user } = renderWithServer(<ActivityList />, responses)
    const list = await screen.findByRole('list', { name: 'Working…' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(1)
    expect(list).toHaveTextContent('Rita Melo')
    expect(list).toHaveTextContent('200 of 800')
    await user.click(within(list).getByRole('button', { name: 'Show bulk edit' }))
    expect(await screen.findByRole('dialog', { name: 'Working…' })).toHaveTextContent('200 of 800')
    await user.click(screen.getByRole('button', { name: 'Continue in the background' }))
    responses[activityRoute] = entriesResponse(createEntry({ title: 'Villa', amount: 750, batch_id: 4 }))
    responses['GET /api/v1/batches'] = { body: { batches: [batch(4, 'done', { done: 750 })] } }
    expect(await screen.findByText('750 rows', {}, { timeout: 5_000 })).toBeInTheDocument()
    expect(screen.queryByRole('list', { name: 'Working…' })).not.toBeInTheDocument()
  })

  test('is not available to users with the role User', async () => {
    renderWithServer(<ActivityList />, {
      ...noUsers,
      [activityRoute]: errorResponse(403, 'UNAUTHORIZED'),
    })
    expect(await screen.findByText('Only administrators can open this page.')).toBeInTheDocument()
    expect(screen.queryByLabelText('User')).not.toBeInTheDocument()
  })

  test('clearing the filters adds a history entry, so that Back restores them', async () => {
    const { user } = renderWithServer(<ActivityList />, { ...noUsers, [activityRoute]: entriesResponse() })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'deleted')
    expect(window.location.search).toBe('?action=deleted')
    const { length } = window.history
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    expect(window.location.search).toBe('')
    expect(window.history).toHaveLength(length + 1)
  })

  test('reads its filters from the URL and ignores invalid values', () => {
    const filters = parseActivityState(
      new URLSearchParams('person=7&noun=agents&action=deleted&from=2026-11-01&to=nonsense&page=2'),
    )
    expect(formatActivityState(filters)).toBe('person=7&noun=agents&action=deleted&from=2026-11-01&page=2')
    expect(toActivityArgs(filters).query).toMatchObject({
      page: 2,
      filter: { person: 7, noun: 'agents', action: 'deleted', from: '2026-11-01' },
    })
    expect(formatActivityState(parseActivityState(new URLSearchParams('person=x&noun=y&action=z')))).toBe('')
  })
})

test('finds the words that differ between two texts', () => {
  expect(diffWords('one two three', 'one 2 three')).toEqual({
    before: { prefix: 'one ', changed: 'two ', suffix: 'three' },
    after: { prefix: 'one ', changed: '2 ', suffix: 'three' },
  })
  expect(diffWords('', 'new').after.changed).toBe('new')
  expect(diffWords('a a ', 'a a a ').after.changed).toBe('a ')
})
