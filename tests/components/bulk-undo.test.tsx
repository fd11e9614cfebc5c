import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { PropertyList } from '@/components/properties/property-list'
import { unsavedWork } from '@/components/resource/unsaved-work'
import { clearNotices, noticeStore } from '@/components/resource/notifier'
import { type Answer, renderWithServer } from './property-around'

const card = (id: number, tag_id: number | null) => ({
  id,
  reference: `SOL-${id}`,
  title: `Flat ${id}`,
  price: 100_000,
  tag_id,
})
const nothing = { en: '', pt: '' }
const tag = (id: number, kind: string) => ({ id, kind, i18n: { tag: { en: kind, pt: kind } } })

/** A server of two properties that remembers their tags. */
function show() {
  const tags = new Map<number, number | null>([
    [1, 1],
    [2, null],
  ])
  const general = (id: number): Answer => ({
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
  const answers: Record<string, Answer> = {
    'GET /api/v1/properties': { body: { properties: [card(1, 1), card(2, null)], total: 2 } },
    'GET /api/v1/properties/getTags': { body: { tags: [tag(1, 'new'), tag(2, 'reserved'), tag(3, 'sold')] } },
    'GET /api/v1/property/1/general': general(1),
    'GET /api/v1/property/2/general': general(2),
    'GET /api/v1/integrations/adverts': {
      body: { adverts: [{ property_id: 1, reference: 'SOL-1', place: 'kyero' }] },
    },
    'POST /api/v1/property/quickChange': { status: 202, body: {} },
  }
  const shown = renderWithServer(
    <PropertyList state="active" tiles={null} />,
    answers,
    '/properties/listings',
  )
  const writes = () =>
    shown.sent
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => [Number(body?.get('id')), body?.get('value')])
  return { ...shown, tags, writes }
}

async function tagAll(user: ReturnType<typeof show>['user'], name: string) {
  for (const reference of ['SOL-1', 'SOL-2'])
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(reference) }))
  await user.click(await screen.findByRole('button', { name: 'Tag' }))
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(name, 'i') }))
  return screen.findByRole('alertdialog')
}

afterEach(() => clearNotices())

test('selling many says what is replaced and which adverts go offline, before anything is sent', async () => {
  const { user, writes } = show()
  const question = await tagAll(user, 'sold')
  expect(question).toHaveTextContent('Tag 2 records: sold')
  expect(question).toHaveTextContent('1 has another tag, which is replaced.')
  expect(await within(question).findByText(/1 advert goes offline: Kyero/)).toBeInTheDocument()
  expect(writes()).toEqual([])
})

test('undo restores each own tag, and names what somebody changed since', async () => {
  const { user, tags, writes } = show()
  const question = await tagAll(user, 'reserved')
  await user.click(within(question).getByRole('button', { name: 'Tag' }))
  await waitFor(() => expect(writes()).toHaveLength(2))
  const offered = () => noticeStore.read().find(({ action }) => action?.label === 'Undo')
  await waitFor(() => expect(offered()).toMatchObject({ timeout: 0, keep: 'always' }))
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

test('a price that was typed is saved when the focus leaves it', async () => {
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

test('a price that cannot be saved is asked about before the page is left', async () => {
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
