import { screen, waitFor, within } from '@testing-library/react'
import { DevelopmentEditor, NewDevelopment } from '@/components/developments/form/development-form'
import { DevelopmentRecord } from '@/components/developments/record/development-record'
import { DevelopmentTabs } from '@/components/developments/record/development-tabs'
import { notificationStore } from '@/components/resource/notifier'
import {
  conflictResponse,
  type FakeResponses,
  renderWithServer,
  savedResponse,
  tagsResponse,
} from './render-with-server'

const stored = {
  id: 9,
  i18n: {
    title: { en: 'Foz Gardens', pt: 'Jardins da Foz' },
    description: { en: 'By the river.', pt: 'Junto ao rio.' },
    slogan: { en: 'The river at home', pt: 'O rio em casa' },
  },
  starting_price: -1,
  to_price: -1,
  from_bedrooms: 2,
  to_bedrooms: 3,
  derived: { starting_price: 350_000, to_price: 900_000, from_bedrooms: 1, to_bedrooms: 4 },
  properties: { total: 3, active: 3 },
  created_at: '2026-05-01T10:00:00Z',
  updated_at: '2026-05-01T10:00:00Z',
}
const tags = {
  'GET /api/v1/condominiums/getTags': tagsResponse('reserved'),
}
const addRoute = 'POST /api/v1/condominiums/add'
const generalRoute = 'GET /api/v1/condominiums/9/general'
const serverWith = (block: object, responses: FakeResponses = {}): FakeResponses => ({
  ...tags,
  [generalRoute]: { body: { block }, etag: '"1"' },
  ...responses,
})
const getRange = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}`) }))

describe('new development', () => {
  test('is created with its texts and ranges (-1 where empty), then its page opens', async () => {
    const { user, requests, visitedUrls } = renderWithServer(
      <NewDevelopment />,
      { ...tags, [addRoute]: { status: 201, body: { condominium_id: 12 } } },
      '/condominiums/new',
    )
    await user.type(screen.getByLabelText(/Title \(Portuguese\)/), 'Jardins da Foz')
    await user.type(screen.getByRole('textbox', { name: 'Location text' }), 'Foz, Porto')
    await user.type(getRange('Lowest and highest price').getByRole('textbox', { name: 'From' }), '350.000')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(visitedUrls).toEqual(['/condominiums/edit/12/general']))
    const body = requests.find(({ path }) => path === '/api/v1/condominiums/add')?.body
    expect(body?.get('i18n[title][pt]')).toBe('Jardins da Foz')
    expect(body?.get('condo_where')).toBe('Foz, Porto')
    expect(body?.get('starting_price')).toBe('350000')
    expect(body?.get('to_price')).toBe('-1')
    expect(body?.get('from_bedrooms')).toBe('-1')
  })

  async function saveWithLostResponse(responses: FakeResponses = {}) {
    const server: FakeResponses = {
      ...tags,
      [addRoute]: { status: 504, body: 'lost' },
      ...responses,
    }
    const page = renderWithServer(<NewDevelopment />, server, '/condominiums/new')
    const title = screen.getByLabelText(/Title \(Portuguese\)/)
    await page.user.type(title, 'Jardins')
    await page.user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Not saved yet')
    await page.user.type(title, ' da Foz')
    return { ...page, server }
  }

  test('is not created twice after a lost response, but updated with the later values', async () => {
    const { user, server, getPosts, visitedUrls } = await saveWithLostResponse({
      'POST /api/v1/condominiums/12/update': savedResponse('2'),
    })
    server[addRoute] = { status: 201, body: { condominium_id: 12 }, etag: '"1"' }
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(visitedUrls).toEqual(['/condominiums/edit/12/general']))
    expect(getPosts().map(({ path, body }) => [path, body?.get('i18n[title][pt]')])).toEqual([
      ['/api/v1/condominiums/add', 'Jardins'],
      ['/api/v1/condominiums/add', 'Jardins'],
      ['/api/v1/condominiums/12/update', 'Jardins da Foz'],
    ])
    expect(getPosts().at(-1)?.ifMatch).toBe('"1"')
  })

  test('is not created twice if its features are in another order after a lost response', async () => {
    const server: FakeResponses = {
      ...tags,
      [addRoute]: { status: 504, body: 'lost' },
      'POST /api/v1/condominiums/12/update': savedResponse('2'),
    }
    const { user, getPosts, visitedUrls } = renderWithServer(<NewDevelopment />, server, '/condominiums/new')
    await user.type(screen.getByLabelText(/Title \(Portuguese\)/), 'Jardins')
    const seaView = await screen.findByRole('checkbox', { name: 'Sea view' })
    await user.click(seaView)
    await user.click(screen.getByRole('checkbox', { name: 'Pool' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Not saved yet')
    await user.click(seaView)
    await user.click(seaView)
    server[addRoute] = { status: 201, body: { condominium_id: 12 }, etag: '"1"' }
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(visitedUrls).toEqual(['/condominiums/edit/12/general']))
    const [firstAdd, secondAdd, update] = getPosts()
    expect(secondAdd).toMatchObject({ path: '/api/v1/condominiums/add', fields: firstAdd?.fields })
    expect(update?.path).toBe('/api/v1/condominiums/12/update')
  })

  test('is created with the later values if the API rejects the earlier ones', async () => {
    const { user, server, getPosts, visitedUrls } = await saveWithLostResponse()
    const hasEarlierTitle = () => getPosts().at(-1)?.body?.get('i18n[title][pt]') === 'Jardins'
    server[addRoute] = {
      get status() {
        return hasEarlierTitle() ? 422 : 201
      },
      get body() {
        return hasEarlierTitle() ? { errors: { msg: 'ERROR' } } : { condominium_id: 13 }
      },
    }
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(visitedUrls).toEqual(['/condominiums/edit/13/general']))
  })

  test('shows an error on the title when both languages are empty, and keeps the typed values', async () => {
    const { user, getPosts } = renderWithServer(<NewDevelopment />, tags, '/condominiums/new')
    await user.type(screen.getByRole('textbox', { name: 'Location text' }), 'Foz')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const title = screen.getByLabelText(/Title \(Portuguese\)/)
    await waitFor(() => expect(title).toHaveAccessibleDescription(/This field is required/))
    expect(screen.getByRole('textbox', { name: 'Location text' })).toHaveValue('Foz')
    expect(getPosts()).toEqual([])
  })

  test('locks the other tabs and explains why', async () => {
    const { user } = renderWithServer(
      <DevelopmentTabs id={null} missingTexts={[]} />,
      {},
      '/condominiums/new',
    )
    for (const name of ['Attachments', 'Media', 'Location', 'SEO'])
      expect(screen.getByRole('button', { name: new RegExp(name) })).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: /Media/ }))
    const text = 'Need to save first to access, this is only draft'
    expect(notificationStore.read()).toContainEqual(expect.objectContaining({ text, timeout: 5000 }))
  })
})

describe('development form', () => {
  test('shows derived values where nothing is set manually, and can reset a range to them', async () => {
    const { user, getPosts } = renderWithServer(
      <DevelopmentEditor id={9} />,
      serverWith(stored, { 'POST /api/v1/condominiums/9/update': { status: 202, body: {}, etag: '"2"' } }),
    )
    const price = getRange('Lowest and highest price')
    await waitFor(() =>
      expect(price.getByRole('textbox', { name: 'From' })).toHaveAttribute('placeholder', '350.000'),
    )
    expect(price.getByText('From its properties: 350.000–900.000 €')).toBeInTheDocument()

    const bedrooms = getRange('Bedrooms')
    expect(bedrooms.getByText('Set manually')).toBeInTheDocument()
    expect(bedrooms.getByRole('textbox', { name: 'From' })).toHaveValue('2')
    await user.click(bedrooms.getByRole('button', { name: 'Use the properties’ values' }))
    expect(bedrooms.getByRole('textbox', { name: 'From' })).toHaveValue('')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(getPosts()).not.toEqual([]))
    const { body, ifMatch } = getPosts()[0] ?? {}
    expect(body?.get('from_bedrooms')).toBe('-1')
    expect(body?.get('to_bedrooms')).toBe('-1')
    // The hidden slogan is sent back unchanged, with the version of the record.
    expect(screen.queryByLabelText(/Slogan/)).not.toBeInTheDocument()
    expect(body?.get('i18n[slogan][en]')).toBe('The river at home')
    expect(ifMatch).toBe('"1"')
  })

  test('shows an error on a range that ends before it begins', async () => {
    const { user } = renderWithServer(<DevelopmentEditor id={9} />, serverWith(stored))
    await waitFor(() => expect(getRange('Bedrooms').getByRole('textbox', { name: 'To' })).toHaveValue('3'))
    const to = getRange('Bedrooms').getByRole('textbox', { name: 'To' })
    await user.clear(to)
    await user.type(to, '1')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(to).toHaveAttribute('aria-invalid', 'true'))
    expect(to).toHaveAccessibleDescription(/2/)
    expect(screen.getByRole('button', { name: 'Bedrooms: Must be 2 or more' })).toBeVisible()
  })

  test('shows the conflict when a colleague has saved in the meantime', async () => {
    const theirs = { ...stored, condo_where: 'Porto' }
    const server = serverWith(stored, {
      'POST /api/v1/condominiums/9/update': conflictResponse,
    })
    const { user } = renderWithServer(<DevelopmentEditor id={9} />, server)
    await waitFor(() => expect(getRange('Bedrooms').getByRole('textbox', { name: 'From' })).toHaveValue('2'))
    await user.type(screen.getByRole('textbox', { name: 'Location text' }), 'Foz')
    server[generalRoute] = { body: { block: theirs }, etag: '"2"' }
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getAllByText(/Location text/).length).toBeGreaterThan(0)
    expect(dialog).toHaveTextContent('Porto')
  })
})

describe('demo development', () => {
  test('cannot be opened, and shows a notice and a link back', async () => {
    renderWithServer(
      <DevelopmentRecord id={9}>inside</DevelopmentRecord>,
      serverWith(
        { ...stored, i18n: { ...stored.i18n, slogan: { en: '', pt: '' } }, disabled: 1 },
        {
          'GET /api/v1/demo': {
            body: { demo: { now: '2026-11-26T10:00:00Z', next_reset_at: null, reset_minutes: 45 } },
          },
        },
      ),
    )
    expect(await screen.findByText(/The database resets every 45 minutes/)).toBeInTheDocument()
    expect(await screen.findByText('This development can’t be opened')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
      'href',
      '/condominiums/listings',
    )
    expect(screen.queryByText('inside')).not.toBeInTheDocument()
    expect(notificationStore.read()).toContainEqual(
      expect.objectContaining({ message: 'common.demoRecord', params: { minutes: 45 }, timeout: 5000 }),
    )
  })
})
