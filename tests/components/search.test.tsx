import { act, screen, waitFor, within } from '@testing-library/react'
import { menuPanel } from '@/components/layout/menu-panels'
import { SearchButton } from '@/components/layout/search-button'
import { singleKeys } from '@/components/layout/shortcuts'
import { useShortcuts } from '@/components/layout/use-shortcuts'
import { Notifications } from '@/components/resource/notifications'
import { SearchDesk } from '@/components/search/search-desk'
import { begins, piecesOf } from '@/components/search/words'
import { answering } from './network'
import { renderPage } from './page-around'

const ana = { id: 1, name: 'Ana Valadares', email: 'ana@example.pt', role: 'Administrator', verified: true }
const house = {
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
const session = { session: { user: ana, tokenExpiration: 4_000_000_000_000 } }
type Answer = { status: number; body?: unknown }

function network(find: (q: string) => Answer | Promise<Answer>) {
  return answering(({ address }) => {
    const url = new URL(address, 'http://office.test')
    if (url.pathname === '/api/v1/session') return { status: 200, body: session }
    if (url.pathname === '/api/v1/search') return find(url.searchParams.get('q') ?? '')
    if (url.pathname === '/api/v1/properties')
      return {
        status: 200,
        body: { properties: [{ id: 7, reference: 'SOL-1007', title: 'Quinta' }], total: 1 },
      }
    return { status: 404, body: { errors: { msg: '404' } } }
  })
}

function Keys() {
  useShortcuts()
  return null
}

const desk = (pathname = '/home') =>
  renderPage(
    <>
      <Keys />
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
      <SearchDesk />
      <Notifications />
    </>,
    { pathname },
  )
const box = () => screen.findByRole('combobox', { name: 'Search' })
const active = (input: HTMLElement) => {
  const id = input.getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)
}

beforeEach(() => {
  localStorage.clear()
  act(() => menuPanel.close())
})

describe('the palette', () => {
  test('Ctrl+K opens it, a reference is found, Enter opens the record; it is offered again', async () => {
    const sent = network(() => ({ status: 200, body: { properties: [house] } }))
    const { user, went } = desk()
    screen.getByLabelText('Notes').focus()
    await user.keyboard('{Control>}k{/Control}')
    const input = await box()
    expect(input).toHaveFocus()
    await user.keyboard('conceicao')
    const option = await screen.findByRole('option', { name: /SOL-1007.*Quinta da Conceição.*Sintra.*Sold/ })
    expect(within(option).getByText('Conceição', { selector: 'mark' })).toBeInTheDocument()
    expect(screen.getByRole('group', { name: 'Properties' })).toContainElement(option)
    expect(screen.getByText('1 result')).toHaveAttribute('role', 'status')
    expect(active(input)).toBe(option)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(went).toEqual(['push /properties/edit/7/general']))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(sent.filter(({ address }) => address.includes('/search'))).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: /Search or go to/ }))
    expect(await screen.findByRole('option', { name: /Quinta da Conceição/ })).toBeInTheDocument()
  })

  test('pages and actions are found by name at once; Escape gives the focus back', async () => {
    network(() => ({ status: 200, body: {} }))
    const { user, went } = desk()
    const notes = screen.getByLabelText('Notes')
    notes.focus()
    await user.keyboard('{Control>}k{/Control}')
    await box()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(notes).toHaveFocus())
    await user.keyboard('{Control>}k{/Control}')
    const input = await box()
    await user.type(input, 'key')
    expect(await screen.findByRole('option', { name: /Key items/ })).toBeInTheDocument()
    expect(screen.getByRole('option', { name: /^Key ?board shortcuts$/ })).toBeInTheDocument()
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    await waitFor(() => expect(went).toEqual(['push /key-items']))
  })

  test('more matches than are shown are counted, and their list is one press away', async () => {
    const houses = [1, 2, 3, 4, 5, 6].map((id) => ({ ...house, id }))
    network(() => ({ status: 200, body: { properties: houses, totals: { properties: 12 } } }))
    const { user, went } = desk()
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await box(), 'Conceição')
    expect(await screen.findByText('The first 5 of 12 results')).toBeInTheDocument()
    expect(screen.getByRole('group', { name: 'Properties: 5 of 12' })).toBeInTheDocument()
    await user.click(screen.getByRole('option', { name: 'Search in “Active listings”' }))
    await waitFor(() =>
      expect(went).toEqual([`push /properties/listings?search=${encodeURIComponent('Conceição')}`]),
    )
  })

  test('an API that does not count says that there are more', async () => {
    const houses = [1, 2, 3, 4, 5, 6].map((id) => ({ ...house, id }))
    network(() => ({ status: 200, body: { properties: houses } }))
    const { user } = desk()
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await box(), 'Conceição')
    expect(await screen.findByText(/The first 5 results. There are more/)).toBeInTheDocument()
    expect(screen.getByRole('option', { name: 'Search in “Active listings”' })).toBeInTheDocument()
  })

  test('with Ctrl the record opens in a new tab and the palette stays', async () => {
    network(() => ({ status: 200, body: { properties: [house] } }))
    const opened: unknown[] = []
    window.open = (address) => {
      opened.push(address)
      return null
    }
    const { user, went } = desk()
    await user.click(screen.getByRole('button', { name: /Search or go to/ }))
    await user.type(await box(), 'sol-1007')
    await screen.findByRole('option', { name: /SOL-1007/ })
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(opened).toEqual(['/properties/edit/7/general'])
    expect(went).toEqual([])
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  test('says when nothing matches, and when the search fails offers to try again', async () => {
    let answer: Answer = { status: 500, body: { errors: { msg: 'ERROR' } } }
    network(() => answer)
    const { user } = desk()
    await user.click(screen.getByRole('button', { name: /Search or go to/ }))
    await user.type(await box(), 'xyzzy')
    expect(await screen.findByText('The search is not answering.')).toBeInTheDocument()
    answer = { status: 200, body: {} }
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Nothing matches “xyzzy”')).toBeInTheDocument()
  })

  test('a closed demonstration record says so and stays closed', async () => {
    network(() => ({ status: 200, body: { properties: [{ ...house, disabled: 1 }] } }))
    const { user, went } = desk()
    await user.click(screen.getByRole('button', { name: /Search or go to/ }))
    await user.type(await box(), 'quinta')
    await user.click(await screen.findByRole('option', { name: /SOL-1007/ }))
    expect(await screen.findByText(/belongs to the demonstration/)).toBeInTheDocument()
    expect(went).toEqual([])
  })

  test('an answer that comes late is not shown for what is typed now', async () => {
    network(async (q) => {
      if (q === 'sol') await new Promise((resolve) => setTimeout(resolve, 900))
      return { status: 200, body: { properties: q === 'sol' ? [house] : [] } }
    })
    const { user } = desk()
    await user.click(screen.getByRole('button', { name: /Search or go to/ }))
    const input = await box()
    await user.type(input, 'sol')
    await new Promise((resolve) => setTimeout(resolve, 600))
    await user.clear(input)
    await user.type(input, 'zzz')
    expect(await screen.findByText('Nothing matches “zzz”')).toBeInTheDocument()
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
  })
})

describe('the shortcuts', () => {
  beforeEach(() => {
    network(() => ({ status: 200, body: {} }))
  })

  test('g and a letter, n, / and j do what the sheet on ? says, and nothing while one types', async () => {
    const { user, went } = desk()
    await user.keyboard('gp')
    await waitFor(() => expect(went).toEqual(['push /properties/listings']))
    await user.keyboard('n')
    await waitFor(() => expect(went).toHaveLength(2))
    await user.keyboard('jj')
    expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus()
    await user.type(screen.getByLabelText('Notes'), 'gp/n?j')
    expect(screen.getByLabelText('Notes')).toHaveValue('gp/n?j')
    expect(went).toEqual(['push /properties/listings', 'push /properties/new'])
    screen.getByRole('link', { name: 'One' }).focus()
    await user.keyboard('?')
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(within(sheet).getByText('Active developments')).toBeInTheDocument()
  })

  test('single keys can be switched off; Ctrl+K stays', async () => {
    const { user, went } = desk()
    await user.keyboard('?')
    await user.click(await screen.findByRole('checkbox', { name: 'Use single keys' }))
    expect(singleKeys.on()).toBe(false)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.keyboard('gpn?')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(went).toEqual([])
    await user.keyboard('{Control>}k{/Control}')
    expect(await box()).toHaveFocus()
  })
})

// Last: that the call is lacking is remembered as long as the page lives.
test('an API without the search is asked for its lists', async () => {
  const sent = network(() => ({ status: 404, body: { errors: { msg: '404' } } }))
  const { user } = desk()
  await user.click(screen.getByRole('button', { name: /Search or go to/ }))
  await user.type(await box(), 'sol')
  expect(await screen.findByRole('option', { name: /SOL ?-1007/ })).toBeInTheDocument()
  expect(sent.some(({ address }) => address.includes('/api/v1/districts'))).toBe(true)
})

test('words are found without case and accents, and set off as they stand', () => {
  expect(piecesOf('São João da Foz', ['joao', 'fo'])).toEqual(['São ', 'João', ' da ', 'Fo', 'z'])
  expect(begins('Imóveis arquivados', ['imo'])).toBe(true)
  expect(begins('Imóveis arquivados', ['veis'])).toBe(false)
  expect(begins('键盘快捷键', ['快捷'])).toBe(true)
})
