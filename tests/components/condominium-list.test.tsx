import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { CondominiumList } from '@/components/condominiums/condominium-list'
import type { CondominiumState } from '@/components/condominiums/listing-filters'
import { noticeStore } from '@/components/resource/notifier'
import { type Answer, renderWithServer } from './property-around'

const card = (id: number, title: string, rest: object = {}) => ({
  id,
  information: { title, slogan: 'The river at home', description: '-' },
  i18n: { title: { en: title, pt: title }, slogan: { en: '', pt: '' } },
  ...rest,
})
const foz = card(1, 'Foz Gardens', {
  condo_where: 'Foz, Porto',
  starting_price: 350_000,
  from_bedrooms: 1,
  to_bedrooms: 4,
  from_gross_area: 80,
  to_gross_area: 80,
  properties: { total: 3, active: 2, archived: 1 },
})
const closed = card(2, 'Marina', { disabled: 1, archived: 1, missing: ['en'] })

const listOf = (...condominiums: object[]): Record<string, Answer> => ({
  'GET /api/v1/condominiums': { body: { condominiums, total: condominiums.length } },
})

function show(answers: Record<string, Answer>, { state = 'active' as CondominiumState, query = '' } = {}) {
  return renderWithServer(
    <SearchParamsContext.Provider value={new URLSearchParams(query)}>
      <CondominiumList state={state} tiles={null} />
    </SearchParamsContext.Provider>,
    answers,
    '/condominiums/listings',
  )
}
const article = async (title: string) => {
  const card = (await screen.findByRole('link', { name: title })).closest('article')
  if (card === null) throw new Error(`No card of ${title}`)
  return card
}

describe('the card of a development', () => {
  test('says title, slogan, place, starting price and what its properties range over', async () => {
    show(listOf(foz))
    const shown = await article('Foz Gardens')
    for (const text of ['The river at home', 'Foz, Porto', 'from 350.000 €', '1–4', '80 m²', '3 properties'])
      expect(shown).toHaveTextContent(text)
    expect(within(shown).getByRole('link')).toHaveAttribute('href', '/condominiums/edit/1/general')
  })

  test('says - for what nobody has said, that it is archived, and which texts are missing', async () => {
    show(listOf(closed), { state: 'archived' })
    const shown = await article('Marina')
    for (const text of ['-', 'No description provided', 'No properties', 'Archived', 'Missing EN'])
      expect(shown).toHaveTextContent(text)
  })

  test('of the demonstration does not open, and says why for 5 seconds', async () => {
    const { user } = show(listOf(closed))
    await user.click(await screen.findByRole('link', { name: 'Marina' }))
    expect(noticeStore.read()).toContainEqual(
      expect.objectContaining({ message: 'errors.DEMO', timeout: 5000 }),
    )
  })

  test('is highlighted from its menu at once, and no more when the server refuses', async () => {
    const { user, sent } = show({
      ...listOf(foz),
      'GET /api/v1/condominiums/getTags': { body: { tags: [] } },
      'POST /api/v1/condominiums/quickChange': { status: 403, body: { errors: { msg: 'UNAUTHORIZED' } } },
    })
    const shown = await article('Foz Gardens')
    await user.click(within(shown).getByRole('button', { name: 'Actions for Foz Gardens' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Highlight' }))
    await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true))
    expect(sent.find(({ method }) => method === 'POST')?.body?.get('block')).toBe('highlighted')
    await waitFor(() => expect(shown).not.toHaveTextContent('Highlighted'))
    expect(noticeStore.read()).toContainEqual(expect.objectContaining({ message: 'errors.UNAUTHORIZED' }))
  })
})

describe('the order on the website', () => {
  const order = 'POST /api/v1/condominiums/location/reorder'
  const three = listOf(
    foz,
    { ...foz, id: 2, information: { title: 'Marina' } },
    { ...foz, id: 3, information: { title: 'Dunas' } },
  )
  const menuOf = async (user: ReturnType<typeof show>['user'], title: string) => {
    await user.click(within(await article(title)).getByRole('button', { name: `Actions for ${title}` }))
    await screen.findByRole('menuitem', { name: 'Highlight' })
  }
  const lists = (sent: ReturnType<typeof show>['sent']) =>
    sent
      .filter(({ path }) => path.endsWith('/location/reorder'))
      .map(({ body }) => [0, 1, 2].map((nth) => body?.get(`list[${nth}]`)).join())

  test('is changed by moving one up or down in its menu, and undone', async () => {
    const { user, sent } = show(
      { ...three, [order]: { status: 202, body: { saved: true } } },
      { query: 'sort=website' },
    )
    await menuOf(user, 'Foz Gardens')
    expect(screen.getByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true')
    await user.keyboard('{Escape}')
    await menuOf(user, 'Marina')
    await user.click(screen.getByRole('menuitem', { name: 'Move down' }))
    await waitFor(() => expect(lists(sent)).toEqual(['1,3,2']))
    const said = () =>
      noticeStore.read().find(({ text }) => text === 'Marina stands at place 3 on the website')
    await waitFor(() => expect(said()).toBeDefined())
    act(() => said()?.action?.run())
    await waitFor(() => expect(lists(sent)).toEqual(['1,3,2', '1,2,3']))
    await waitFor(() =>
      expect(noticeStore.read()).toContainEqual(expect.objectContaining({ text: 'Marina is as it was' })),
    )
  })

  test('cannot be changed where the list is in another order or is filtered', async () => {
    for (const query of ['', 'sort=website&name=FOZ']) {
      const { user } = show(three, { query })
      await menuOf(user, 'Foz Gardens')
      expect(screen.queryByRole('menuitem', { name: 'Move down' })).not.toBeInTheDocument()
      cleanup()
    }
  })
})

describe('several developments at once', () => {
  const dunes = { ...foz, id: 3, information: { title: 'Dunas' } }
  const general = (id: number, title: string) => ({
    body: {
      block: {
        id,
        i18n: {
          title: { en: title, pt: title },
          description: { en: '', pt: '' },
          slogan: { en: '', pt: '' },
        },
        created_at: '2026-05-01T10:00:00Z',
        updated_at: '2026-05-01T10:00:00Z',
      },
    },
  })
  const answers = {
    ...listOf(foz, dunes),
    'GET /api/v1/condominiums/1/general': general(1, 'Foz Gardens'),
    'GET /api/v1/condominiums/3/general': general(3, 'Dunas'),
    'GET /api/v1/condominiums/getTags': { body: { tags: [] } },
    'POST /api/v1/condominiums/1/archive': { status: 202, body: { properties: 2 } },
    'POST /api/v1/condominiums/3/archive': { status: 409, body: { errors: { msg: 'HIGHLIGHT_LIMIT' } } },
  }

  test('are archived after a question that counts their properties; what was refused says why and stays selected', async () => {
    const { user, sent } = show(answers)
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    const bar = await screen.findByRole('region', { name: 'Selected developments' })
    await user.click(within(bar).getByRole('button', { name: 'Archive' }))
    const question = await screen.findByRole('alertdialog', { name: 'Archive 2 developments' })
    expect(question).toHaveTextContent('4 properties are archived with them.')
    expect(sent.some(({ method }) => method === 'POST')).toBe(false)
    await user.click(within(question).getByRole('button', { name: 'Archive' }))
    const over = await screen.findByRole('dialog', { name: '1 of 2 done' })
    expect(over).toHaveTextContent('Dunas')
    expect(over).toHaveTextContent('You exceeded the limit of highlighted properties')
    await user.click(within(over).getByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('checkbox', { name: 'Select Dunas' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Select Foz Gardens' })).not.toBeChecked()
    expect(noticeStore.read()).toContainEqual(
      expect.objectContaining({ text: '1 development is archived', action: expect.anything() }),
    )
  })

  test('are deleted only after a question that says what becomes of their properties', async () => {
    const { user, sent } = show(answers)
    await user.click(await screen.findByRole('checkbox', { name: 'Select Dunas' }))
    const bar = await screen.findByRole('region', { name: 'Selected developments' })
    await user.click(within(bar).getByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog', { name: 'Warning' })
    expect(question).toHaveTextContent('its properties stay, linked to none')
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false)
  })
})

describe('the list of developments', () => {
  test('asks for what its address says, and shows which filters are on', async () => {
    const { sent } = show(listOf(foz), { query: 'name=FOZ&bedrooms=2-5&price=500000&location=Porto' })
    const active = await screen.findByRole('group', { name: 'Active filters' })
    for (const text of ['Name: FOZ', 'Bedrooms: 2 to 5', 'Up to 500.000 €', 'Location: Porto'])
      expect(active).toHaveTextContent(text)
    const asked = sent.find(({ path }) => path === '/api/v1/condominiums')?.query.get('filter')
    expect(JSON.parse(asked ?? '{}')).toEqual({
      state: 'active',
      name: 'FOZ',
      price: 500_000,
      bedrooms: { from: 2, to: 5 },
      condominiumLocation: 'Porto',
    })
  })

  test('has sliders from 0 to 10 for bedrooms and parking, which show - while they are not set', async () => {
    show(listOf(foz))
    for (const name of ['Bedrooms', 'Parking']) {
      const group = screen.getByRole('group', { name: new RegExp(name) })
      expect(group).toHaveTextContent('-')
      const [from, to] = within(group).getAllByRole('slider')
      expect(from).toHaveAttribute('min', '0')
      expect(to).toHaveAttribute('max', '10')
    }
  })

  test('cannot be filtered where it is the archive, and says so', () => {
    show(listOf(closed), { state: 'archived', query: 'name=FOZ' })
    expect(screen.getByText(/this list always shows every development archived/)).toBeInTheDocument()
    expect(screen.getByRole('searchbox', { name: 'Name' })).toBeDisabled()
    expect(screen.queryByRole('group', { name: 'Active filters' })).not.toBeInTheDocument()
  })

  test('that is empty leads to the first one; with a filter it offers to take that off', async () => {
    show(listOf())
    expect(await screen.findByText('No developments yet')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Add development' })).toHaveAttribute('href', '/condominiums/new')
  })

  test('that matches nothing offers to clear the filters', async () => {
    show(listOf(), { query: 'name=NOWHERE' })
    expect(await screen.findByText('Nothing matches')).toBeInTheDocument()
  })

  test('that cannot be loaded says why, and offers to ask again', async () => {
    show({ 'GET /api/v1/condominiums': { status: 500, body: { errors: { msg: 'ERROR' } } } })
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument()
  })

  test('is a table too, whose heads sort and say how', async () => {
    show(listOf(foz), { query: 'view=table&sort=priceHigh' })
    const row = await screen.findByRole('row', { name: /Foz Gardens/ })
    for (const text of ['Foz, Porto', 'from 350.000 €', '1–4', '80 m²', '2'])
      expect(row).toHaveTextContent(text)
    expect(screen.getByRole('columnheader', { name: 'Starting price' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  })

  test('asks before a development goes, names it, and says that its properties stay', async () => {
    const { user, sent } = show({
      ...listOf(foz),
      'GET /api/v1/condominiums/getTags': { body: { tags: [] } },
      'DELETE /api/v1/condominiums/1/delete': { body: { properties: 3 } },
    })
    const shown = await article('Foz Gardens')
    await user.click(within(shown).getByRole('button', { name: 'Actions for Foz Gardens' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent('You are about to delete a Condominium. What do I do?')
    expect(question).toHaveTextContent('Foz Gardens')
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true))
  })
})
