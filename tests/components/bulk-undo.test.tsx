import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { PropertyList } from '@/components/properties/list/property-list'
import { unsavedWork } from '@/components/resource/unsaved-work'
import { clearNotices, noticeStore } from '@/components/resource/notifier'
import { type ResponseBody, renderWithServer } from './render-property'

const card = (id: number, tag_id: number | null) => ({
  id,
  reference: `SOL-${id}`,
  title: `Flat ${id}`,
  price: 100_000,
  tag_id,
  highlighted: id === 1 ? 1 : 0,
})
const nothing = { en: '', pt: '' }
const tag = (id: number, kind: string) => ({ id, kind, i18n: { tag: { en: kind, pt: kind } } })

function show() {
  const tags = new Map<number, number | null>([
    [1, 1],
    [2, null],
  ])
  const general = (id: number): ResponseBody => ({
    get body() {
      return {
        block: {
          ...card(id, tags.get(id) ?? null),
          type_id: null,
          i18n: { title: nothing, description: nothing, slogan: nothing },
          created_at: '2026-05-01T10:00:00Z',
          updated_at: '2026-05-01T10:00:00Z',
        },
      }
    },
  })
  const responses: Record<string, ResponseBody> = {
    'GET /api/v1/properties': { body: { properties: [card(1, 1), card(2, null)], total: 2 } },
    'GET /api/v1/properties/getTags': { body: { tags: [tag(1, 'new'), tag(2, 'reserved'), tag(3, 'sold')] } },
    'GET /api/v1/property/1/general': general(1),
    'GET /api/v1/property/2/general': general(2),
    'GET /api/v1/integrations/adverts': {
      body: { adverts: [{ property_id: 1, reference: 'SOL-1', place: 'kyero' }] },
    },
    'POST /api/v1/property/quickChange': { status: 202, body: {} },
    'POST /api/v1/property/1/archive': { body: {} },
  }
  const visible = renderWithServer(
    <PropertyList state="active" tiles={null} />,
    responses,
    '/properties/listings',
  )
  const writes = () =>
    visible.sent
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => [Number(body?.get('id')), body?.get('value')])
  return { ...visible, tags, writes }
}

async function tagAll(user: ReturnType<typeof show>['user'], name: string) {
  for (const reference of ['SOL-1', 'SOL-2'])
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(reference) }))
  await user.click(await screen.findByRole('button', { name: 'Tag' }))
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(name, 'i') }))
  return screen.findByRole('alertdialog')
}

afterEach(() => clearNotices())

test('lists the replaced tags and the adverts that go offline before marking several as sold', async () => {
  const { user, writes } = show()
  const question = await tagAll(user, 'sold')
  expect(question).toHaveTextContent('Tag 2 records as sold?')
  expect(question).toHaveTextContent('1 has a different tag, which will be replaced.')
  expect(await within(question).findByText(/1 advert will go offline: Kyero/)).toBeInTheDocument()
  expect(writes()).toEqual([])
})

test('asks before archiving a property whose adverts go offline', async () => {
  const { user, sent } = show()
  const archived = () => sent.filter(({ path }) => /archive/i.test(path))
  await user.click(await screen.findByRole('button', { name: /Actions.*SOL-1/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
  const question = await screen.findByRole('alertdialog', { name: 'Take the advert offline?' })
  expect(question).toHaveTextContent('1 advert will go offline: Kyero.')
  expect(archived()).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(archived()).toHaveLength(1))
})

test('undo restores each previous tag and names the properties changed since', async () => {
  const { user, tags, writes } = show()
  const question = await tagAll(user, 'reserved')
  await user.click(within(question).getByRole('button', { name: 'Tag' }))
  await waitFor(() => expect(writes()).toHaveLength(2))
  const offered = () => noticeStore.read().find(({ action }) => action?.label === 'Undo')
  await waitFor(() => expect(offered()).toMatchObject({ timeout: 0, sticky: 'always' }))
  tags.set(1, 2)
  tags.set(2, 3)
  offered()?.action?.run()
  await waitFor(() => expect(writes().slice(2)).toEqual([[1, '1']]))
  await waitFor(() =>
    expect(noticeStore.read()).toContainEqual(
      expect.objectContaining({ tone: 'danger', text: expect.stringContaining('SOL-2') }),
    ),
  )
})

test('saves a typed price on blur', async () => {
  const { user, sent } = show()
  await user.click((await screen.findAllByRole('button', { name: /100.000/ }))[0] ?? document.body)
  const box = await screen.findByRole('textbox', { name: /Price of SOL-1/ })
  await user.clear(box)
  await user.type(box, '120000')
  jest.spyOn(document, 'hasFocus').mockReturnValue(true)
  await user.click(document.body)
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body?.get('value'))).toEqual([
      '120000',
    ]),
  )
})

test('warns about an unsaved price before leaving the page', async () => {
  const { user } = show()
  await user.click((await screen.findAllByRole('button', { name: /100.000/ }))[0] ?? document.body)
  const box = await screen.findByRole('textbox', { name: /Price of SOL-1/ })
  expect(unsavedWork.exists()).toBe(false)
  await user.clear(box)
  jest.spyOn(document, 'hasFocus').mockReturnValue(true)
  await user.click(document.body)
  expect(unsavedWork.exists()).toBe(true)
  await user.type(box, '{Escape}')
  expect(unsavedWork.exists()).toBe(false)
})

test('removes the highlight when marking several as sold, as for a single one', async () => {
  const { user, sent } = show()
  const question = await tagAll(user, 'sold')
  expect(question).toHaveTextContent('Highlighted properties are removed from the highlights.')
  await user.click(within(question).getByRole('button', { name: 'Tag' }))
  const writes = () =>
    sent.flatMap(({ method, body }) =>
      method === 'POST' ? [`${body?.get('id')} ${body?.get('block')} ${body?.get('value')}`] : [],
    )
  await waitFor(() => expect(writes().toSorted()).toEqual(['1 highlighted 0', '1 tag_id 3', '2 tag_id 3']))
  await waitFor(() => expect(noticeStore.read()).not.toHaveLength(0))
})
