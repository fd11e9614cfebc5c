import { act, screen, waitFor, within } from '@testing-library/react'
import { menuPanel } from '@/components/layout/menu-panels'
import { SearchButton } from '@/components/layout/top-bar'
import { singleKeyShortcuts } from '@/components/layout/shortcuts'
import { useShortcuts } from '@/components/layout/use-shortcuts'
import { Notifications } from '@/components/resource/notifications'
import { readRecentRecords, storeRecentRecord } from '@/components/resource/recent-records'
import { SearchDialog } from '@/components/search/search-dialog'
import { hasWordsStartingWith, splitByMatch } from '@/components/search/match-words'
import { errorResponse, type FakeResponse, mockFetch, sessionResponse } from './network'
import { renderPage } from './render-page'

const ana = { id: 1, name: 'Ana Valadares', email: 'ana@example.pt', role: 'Administrator', verified: true }
const villa = {
  id: 7,
  reference: 'SOL-1007',
  title: 'Quinta da Conceição',
  place: 'Sintra',
  tag: 'sold',
  tag_kind: 'sold',
  archived: 0,
  disabled: 0,
  cover: null,
}

function mockSearchApi(find: (q: string) => FakeResponse | Promise<FakeResponse>) {
  return mockFetch(({ path, query }) => {
    if (path === '/api/v1/session') return sessionResponse(ana)
    if (path === '/api/v1/search') return find(query.get('q') ?? '')
    if (path === '/api/v1/properties')
      return {
        body: { properties: [{ id: 7, reference: 'SOL-1007', title: 'Quinta' }], total: 1 },
      }
    return errorResponse(404, '404')
  })
}

function Shortcuts() {
  useShortcuts()
  return null
}

const renderSearch = (pathname = '/home', locale: 'en' | 'es' = 'en') =>
  renderPage(
    <>
      <Shortcuts />
      <SearchButton />
      <input aria-label="Notes" />
      <main>
        <article>
          <a href="/one">One</a>
        </article>
        <article>
          <a href="/two">Two</a>
        </article>
      </main>
      <SearchDialog />
      <Notifications />
    </>,
    { pathname, locale },
  )
const findSearchBox = () => screen.findByRole('combobox', { name: 'Search' })
const activeOptionOf = (input: HTMLElement) => {
  const id = input.getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)
}

beforeEach(() => {
  localStorage.clear()
  act(() => menuPanel.close())
})

describe('search palette', () => {
  test('opens with Ctrl+K, finds a property, opens it with Enter, and lists it as recent', async () => {
    const requests = mockSearchApi(() => ({ body: { properties: [villa] } }))
    const { user, navigations } = renderSearch()
    screen.getByLabelText('Notes').focus()
    await user.keyboard('{Control>}k{/Control}')
    const input = await findSearchBox()
    expect(input).toHaveFocus()
    await user.keyboard('conceicao')
    const option = await screen.findByRole('option', { name: /SOL-1007.*Quinta da Conceição.*Sintra.*Sold/ })
    expect(within(option).getByText('Conceição', { selector: 'mark' })).toBeInTheDocument()
    expect(screen.getByRole('group', { name: 'Properties' })).toContainElement(option)
    expect(screen.getByText('1 result')).toHaveAttribute('role', 'status')
    expect(activeOptionOf(input)).toBe(option)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(navigations).toEqual(['push /properties/edit/7/general']))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(requests.filter(({ url }) => url.includes('/search'))).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: /Search or go to/ }))
    expect(await screen.findByRole('option', { name: /Quinta da Conceição/ })).toBeInTheDocument()
  })

  test('shows photos of recent records, and moves one to the top when it is opened again', async () => {
    const cover = { id: 1, file: 'villa', extension: 'webp', cover: 1, plant: 0, thumb: 'villa-thumb' }
    const recent = { href: '/agents/edit/1', title: 'Rita Nunes', overline: null, picture: null }
    mockSearchApi(() => ({ body: { properties: [{ ...villa, cover }] } }))
    const { user, navigations } = renderSearch()
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await findSearchBox(), 'conceicao')
    await user.click(await screen.findByRole('option', { name: /Quinta da Conceição/ }))
    storeRecentRecord(ana.id, recent)

    await user.click(screen.getByRole('button', { name: /Search or go to/ }))
    const option = await screen.findByRole('option', { name: /Quinta da Conceição/ })
    expect(within(option).getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringContaining('villa-thumb'),
    )
    await user.click(option)
    await waitFor(() => expect(navigations).toHaveLength(2))
    expect(readRecentRecords(ana.id).map(({ title }) => title)).toEqual(['Quinta da Conceição', 'Rita Nunes'])
  })

  test('shows round photos of agents', async () => {
    const agent = {
      id: 3,
      first_name: 'Rita',
      last_name: 'Nunes',
      email: 'rita@example.pt',
      avatar: 'rita.webp',
    }
    mockSearchApi(() => ({ body: { agents: [agent] } }))
    const { user } = renderSearch()
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await findSearchBox(), 'rita')
    const option = await screen.findByRole('option', { name: /Rita Nunes/ })
    expect(within(option).getByRole('presentation')).toHaveClass('rounded-full')
  })

  test('finds pages and actions immediately; Escape returns focus', async () => {
    mockSearchApi(() => ({ body: {} }))
    const { user, navigations } = renderSearch()
    const notes = screen.getByLabelText('Notes')
    notes.focus()
    await user.keyboard('{Control>}k{/Control}')
    await findSearchBox()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(notes).toHaveFocus())
    await user.keyboard('{Control>}k{/Control}')
    const input = await findSearchBox()
    await user.type(input, 'key')
    expect(await screen.findByRole('option', { name: /Key items/ })).toBeInTheDocument()
    // jsdom adds a space after a `<mark>` that ends within a word.
    expect(screen.getByRole('option', { name: /^Key ?board shortcuts$/ })).toBeInTheDocument()
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    await waitFor(() => expect(navigations).toEqual(['push /key-items']))
  })

  test('links to the list with its number of matches', async () => {
    const properties = [1, 2, 3, 4, 5, 6].map((id) => ({ ...villa, id }))
    mockSearchApi(() => ({ body: { properties, totals: { properties: 12 } } }))
    const { user, navigations } = renderSearch()
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await findSearchBox(), 'Conceição')
    expect(await screen.findByText(/The first 5 results. There are more/)).toBeInTheDocument()
    await user.click(await screen.findByRole('option', { name: '12 results in “Active listings”' }))
    await waitFor(() =>
      expect(navigations).toEqual([`push /properties/listings?search=${encodeURIComponent('Conceição')}`]),
    )
  })

  test('does not link to a list that shows none of the matches', async () => {
    const properties = [1, 2, 3, 4, 5, 6].map((id) => ({ ...villa, id }))
    mockSearchApi(() => ({ body: { properties, totals: { properties: 0 } } }))
    const { user } = renderSearch()
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await findSearchBox(), 'Conceição')
    expect(await screen.findAllByRole('option', { name: /SOL-1007/ })).toHaveLength(5)
    expect(screen.queryByRole('option', { name: /Active listings/ })).not.toBeInTheDocument()
  })

  test('labels tags and archived records in the grammatical gender of the resource', async () => {
    const listing = { ...villa, archived: 1 }
    mockSearchApi(() => ({ body: { properties: [listing], condominiums: [listing] } }))
    const { user } = renderSearch('/home', 'es')
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: 'Buscar' }), 'quinta')
    const findGroup = async (name: string) => within(await screen.findByRole('group', { name }))
    expect((await findGroup('Inmuebles')).getByRole('option', { name: /Vendido.*Archivado/ })).toBeVisible()
    expect((await findGroup('Promociones')).getByRole('option', { name: /Vendida.*Archivada/ })).toBeVisible()
  })

  test('mentions further matches when the API returns no count', async () => {
    const properties = [1, 2, 3, 4, 5, 6].map((id) => ({ ...villa, id }))
    mockSearchApi(() => ({ body: { properties } }))
    const { user } = renderSearch()
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await findSearchBox(), 'Conceição')
    expect(await screen.findByText(/The first 5 results. There are more/)).toBeInTheDocument()
    expect(screen.getByRole('option', { name: 'Search in “Active listings”' })).toBeInTheDocument()
  })

  test('opens a record in a new tab with Ctrl and stays open', async () => {
    mockSearchApi(() => ({ body: { properties: [villa] } }))
    const opened: unknown[] = []
    window.open = (url) => {
      opened.push(url)
      return null
    }
    const { user, navigations } = renderSearch()
    await user.click(screen.getByRole('button', { name: /Search or go to/ }))
    await user.type(await findSearchBox(), 'sol-1007')
    await screen.findByRole('option', { name: /SOL-1007/ })
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(opened).toEqual(['/properties/edit/7/general'])
    expect(navigations).toEqual([])
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  test('reports that nothing matches, and retries a failed search with Enter', async () => {
    let response: FakeResponse = errorResponse(500, 'ERROR')
    mockSearchApi(() => response)
    const { user } = renderSearch()
    await user.click(screen.getByRole('button', { name: /Search or go to/ }))
    await user.type(await findSearchBox(), 'xyzzy')
    expect(await screen.findByText('Search isn’t responding. Try again in a moment.')).toBeInTheDocument()
    response = { body: {} }
    await user.keyboard('{Enter}')
    expect(await screen.findByText('No results for “xyzzy”')).toBeInTheDocument()
  })

  test('explains a read-only demo record and does not open it', async () => {
    mockSearchApi(() => ({ body: { properties: [{ ...villa, disabled: 1 }] } }))
    const { user, navigations } = renderSearch()
    await user.click(screen.getByRole('button', { name: /Search or go to/ }))
    await user.type(await findSearchBox(), 'quinta')
    await user.click(await screen.findByRole('option', { name: /SOL-1007/ }))
    expect(await screen.findByText(/is part of the demo/)).toBeInTheDocument()
    expect(navigations).toEqual([])
  })

  test('ignores a late response for an earlier query', async () => {
    mockSearchApi(async (q) => {
      if (q === 'sol') await new Promise((resolve) => setTimeout(resolve, 900))
      return { body: { properties: q === 'sol' ? [villa] : [] } }
    })
    const { user } = renderSearch()
    await user.click(screen.getByRole('button', { name: /Search or go to/ }))
    const input = await findSearchBox()
    await user.type(input, 'sol')
    await new Promise((resolve) => setTimeout(resolve, 600))
    await user.clear(input)
    await user.type(input, 'zzz')
    expect(await screen.findByText('No results for “zzz”')).toBeInTheDocument()
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
  })
})

describe('keyboard shortcuts', () => {
  beforeEach(() => {
    mockSearchApi(() => ({ body: {} }))
  })

  test('g + letter, n, j and ? work, except while typing in a field', async () => {
    const { user, navigations } = renderSearch()
    await user.keyboard('gp')
    await waitFor(() => expect(navigations).toEqual(['push /properties/listings']))
    await user.keyboard('n')
    await waitFor(() => expect(navigations).toHaveLength(2))
    await user.keyboard('jj')
    expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus()
    await user.type(screen.getByLabelText('Notes'), 'gp/n?j')
    expect(screen.getByLabelText('Notes')).toHaveValue('gp/n?j')
    expect(navigations).toEqual(['push /properties/listings', 'push /properties/new'])
    screen.getByRole('link', { name: 'One' }).focus()
    await user.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(within(dialog).getByText('Active developments')).toBeInTheDocument()
  })

  test('can be disabled for single keys, but not for Ctrl+K', async () => {
    const { user, navigations } = renderSearch()
    await user.keyboard('?')
    await user.click(await screen.findByRole('checkbox', { name: 'Use single-key shortcuts' }))
    expect(singleKeyShortcuts.areEnabled()).toBe(false)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.keyboard('gpn?')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(navigations).toEqual([])
    await user.keyboard('{Control>}k{/Control}')
    expect(await findSearchBox()).toHaveFocus()
  })
})

// Must be the last search of this file: later ones would know that the endpoint is missing.
test('searches the lists when the API has no search', async () => {
  const requests = mockSearchApi(() => errorResponse(404, '404'))
  const { user } = renderSearch()
  await user.click(screen.getByRole('button', { name: /Search or go to/ }))
  await user.type(await findSearchBox(), 'sol')
  // jsdom adds a space after a `<mark>` that ends within a word.
  expect(await screen.findByRole('option', { name: /SOL ?-1007/ })).toBeInTheDocument()
  expect(requests.some(({ url }) => url.includes('/api/v1/districts'))).toBe(true)
})

test('matches words regardless of case and accents and highlights the original text', () => {
  expect(splitByMatch('São João da Foz', ['joao', 'fo'])).toEqual(['São ', 'João', ' da ', 'Fo', 'z'])
  expect(hasWordsStartingWith('Imóveis arquivados', ['imo'])).toBe(true)
  expect(hasWordsStartingWith('Imóveis arquivados', ['veis'])).toBe(false)
  expect(hasWordsStartingWith('Low-cost properties', ['low-cost'])).toBe(true)
  expect(hasWordsStartingWith('Low-cost properties', ['low-priced'])).toBe(false)
  expect(hasWordsStartingWith('键盘快捷键', ['快捷'])).toBe(true)
})
