import './browser-stubs'
import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FrontPageEditor } from '@/components/front-page/front-page-editor'
import { findInsertIndex } from '@/components/records/uploads/upload-order'
import { Notifications } from '@/components/resource/notifications'
import {
  conflictResponse,
  errorResponse,
  type FakeResponse,
  type FakeResponses,
  renderWithServer,
  savedResponse,
} from './render-with-server'

const longTimeout = { timeout: 4000 }
const createMedia = (id: number) => ({ id, file: `${id}.jpg`, extension: 'jpg', cover: 0, plant: 0 })
const createCover = (id: number, en: string, pt: string) => ({
  media: createMedia(id),
  title: { en, pt },
  text: { en: '', pt: '' },
  link: '/imoveis',
})
const createCard = (id: number, title: string, overrides: object = {}) => ({
  id,
  reference: `LX-${id}`,
  title,
  price: 100_000 * id,
  ...overrides,
})
const sea = createCover(1, 'By the sea', 'Junto ao mar')
const town = createCover(2, 'In town', 'Na cidade')
const villa = createCard(1, 'House by the river')
const farm = createCard(2, 'Farm', { collection: 1 })
const defaultResponses: FakeResponses = {
  'GET /api/v1/front/homepage': {
    etag: '"covers-1"',
    body: {
      covers: [sea, town],
      highlights: [
        { id: 1, reference: 'LX-1', title: { en: 'House by the river', pt: 'Casa do rio' }, price: null },
      ],
    },
  },
  'GET /api/v1/frontend/media': { body: { media: [createMedia(1), createMedia(2)] } },
  'GET /api/v1/frontend/highlights': { etag: '"h-1"', body: { properties: [villa, farm] } },
}

async function openEditor(overrides: FakeResponses = {}) {
  const server = { ...defaultResponses, ...overrides }
  const page = renderWithServer(
    <>
      <FrontPageEditor />
      <Notifications />
    </>,
    server,
    '/frontpage',
  )
  await screen.findByLabelText(/^Title for cover 1 \(Portuguese\)/)
  await screen.findByText('Farm')
  return { ...page, server }
}
const getTitle = (position: number) =>
  screen.getByLabelText(new RegExp(`^Title for cover ${position} .Portuguese.`))

test('moves covers, edits their links, and saves all covers with the version that was read', async () => {
  const { user, getPosts } = await openEditor({
    'POST /api/v1/frontend/add': { status: 201, body: { saved: true }, etag: '"covers-2"' },
  })
  await user.click(screen.getByRole('button', { name: 'Move cover 1 down' }))
  expect(getTitle(1)).toHaveValue('Na cidade')
  expect(screen.getByText('Moved to position 2 of 2')).toBeInTheDocument()
  const link = screen.getByRole('textbox', { name: 'Link for cover 2' })
  await user.clear(link)
  await user.type(link, 'javascript:alert(1)')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(link).toHaveAccessibleDescription(/Must be a valid URL/))
  await user.clear(link)
  await user.type(link, 'https://example.pt')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved successfully')).toBeVisible()
  const save = getPosts()[0]
  expect(save?.ifMatch).toBe('"covers-1"')
  expect(save?.body?.get('covers[0][media_id]')).toBe('2')
  expect(save?.body?.get('covers[1][title][pt]')).toBe('Junto ao mar')
  expect(save?.body?.get('covers[1][link]')).toBe('https://example.pt')
})

test('rejects a photo of 2 MB', async () => {
  const { user, getPosts } = await openEditor()
  const input = screen.getByLabelText('Add photos', { selector: 'input' })
  await user.upload(input, new File([new Uint8Array(2_000_000)], 'large.jpg', { type: 'image/jpeg' }))
  const dialog = await screen.findByRole('alertdialog', {}, longTimeout)
  expect(dialog).toHaveTextContent('All files exceeded the limit')
  expect(dialog).toHaveTextContent('large.jpg')
  expect(getPosts()).toEqual([])
})

test('says that some files are too large when others are rejected for another reason', async () => {
  const { user } = await openEditor()
  await user.upload(screen.getByLabelText('Add photos', { selector: 'input' }), [
    new File([new Uint8Array(2_000_000)], 'large.jpg', { type: 'image/jpeg' }),
    new File([], 'empty.jpg', { type: 'image/jpeg' }),
  ])
  expect(await screen.findByText('There are files that exceeded the limit', {}, longTimeout)).toBeVisible()
})

test("shows an error with Retry when the covers' photos cannot be loaded", async () => {
  await openEditor({ 'GET /api/v1/frontend/media': errorResponse(400, 'ERROR') })
  const covers = screen.getByRole('form', { name: 'Covers' })
  expect(await within(covers).findByText('Couldn’t load this')).toBeVisible()
  expect(within(covers).getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('rejects an empty file without sending it', async () => {
  const { user, getPosts } = await openEditor()
  await user.upload(
    screen.getByLabelText('Add photos', { selector: 'input' }),
    new File([], 'empty.jpg', { type: 'image/jpeg' }),
  )
  expect(await screen.findByText('This file is empty. Choose another.')).toBeVisible()
  expect(getPosts()).toEqual([])
})

test('names each failed or unsupported photo, and offers to retry the failed ones together', async () => {
  const { user } = await openEditor()
  const input = screen.getByLabelText('Add photos', { selector: 'input' })
  const file = (name: string, type: string) => new File([name], name, { type })
  await user.upload(input, [file('sea.jpg', 'image/jpeg'), file('garden.jpg', 'image/jpeg')])
  for (const name of ['sea.jpg', 'garden.jpg'])
    expect(await screen.findByRole('button', { name: `Retry upload of ${name}` })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Retry all' })).toBeVisible()
  const userIgnoringAccept = userEvent.setup({ applyAccept: false })
  await userIgnoringAccept.upload(input, [
    file('plan.pdf', 'application/pdf'),
    file('deed.txt', 'text/plain'),
  ])
  for (const name of ['plan.pdf', 'deed.txt'])
    expect(await screen.findByRole('button', { name: `Remove ${name}` })).toBeVisible()
  expect(screen.getAllByText(/JPEG and PNG only/)).toHaveLength(2)
})

test('names a photo beyond the limit of covers without sending it', async () => {
  const covers = Array.from({ length: 10 }, (_, n) => createCover(n + 1, `Cover ${n}`, `Fotografia ${n}`))
  const { user, getPosts } = await openEditor({
    'GET /api/v1/front/homepage': { body: { covers, highlights: [] } },
  })
  await user.upload(
    screen.getByLabelText('Add photos', { selector: 'input' }),
    new File(['x'], 'sea.jpg', { type: 'image/jpeg' }),
  )
  expect(await screen.findByText('Not added: the page can have at most 10 covers.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Remove sea.jpg' })).toBeVisible()
  expect(getPosts()).toEqual([])
})

test('when several failed photos are retried, uploads one after the other, up to the limit of covers', async () => {
  const covers = Array.from({ length: 9 }, (_, n) => createCover(n + 1, `Cover ${n}`, `Fotografia ${n}`))
  const { user } = await openEditor({
    'GET /api/v1/front/homepage': { body: { covers, highlights: [] } },
  })
  const upload = screen.getByLabelText('Add photos', { selector: 'input' })
  const names = ['sea.jpg', 'garden.jpg']
  await user.upload(
    upload,
    names.map((name) => new File([name], name, { type: 'image/jpeg' })),
  )
  const retryButtons = await Promise.all(
    names.map((name) => screen.findByRole('button', { name: `Retry upload of ${name}` })),
  )
  const sent: XMLHttpRequest[] = []
  const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
    this: XMLHttpRequest,
  ) {
    sent.push(this)
  })
  for (const button of retryButtons) await user.click(button)
  await waitFor(() => expect(sent).toHaveLength(1))
  const responseText = JSON.stringify({ media: createMedia(20) })
  for (const request of sent) {
    Object.defineProperties(request, { status: { value: 201 }, responseText: { value: responseText } })
    request.onloadend?.(new ProgressEvent('loadend'))
  }
  expect(await screen.findByText('Not added: the page can have at most 10 covers.')).toBeVisible()
  send.mockRestore()
  expect(sent).toHaveLength(1)
  expect(getTitle(10)).toBeVisible()
  expect(screen.queryByLabelText(/^Title for cover 11/)).toBeNull()
})

test('places a retried cover between those selected before and after it', () => {
  const uploaderId = 'one'
  /** Covers that were loaded with the page have no position. */
  const loadedCover = undefined
  const covers = [
    loadedCover,
    { uploaderId, index: 1 },
    { uploaderId, index: 4 },
    loadedCover,
    { uploaderId: 'two', index: 9 },
  ]
  expect([0, 2, 5].map((index) => findInsertIndex({ uploaderId, index }, covers))).toEqual([1, 2, 3])
  expect(findInsertIndex({ uploaderId: 'three', index: 1 }, covers)).toBe(5)
})

test('shows both versions of the covers when both sides changed them', async () => {
  const { user, server } = await openEditor({
    'POST /api/v1/frontend/add': conflictResponse,
  })
  await user.type(getTitle(1), '!')
  server['GET /api/v1/front/homepage'] = { etag: '"covers-9"', body: { covers: [town], highlights: [] } }
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this record' }, longTimeout)
  expect(dialog).toHaveTextContent('2 covers: Junto ao mar! / Na cidade')
  expect(dialog).toHaveTextContent('1 cover: Na cidade')
})

test('moves highlights by button and key, with the version that was read', async () => {
  const { user, getPosts } = await openEditor({
    'POST /api/v1/frontend/highlights': savedResponse('h-2'),
  })
  expect(screen.getByText('2 of 18')).toBeInTheDocument()
  expect(screen.getByText('Private collection: not on the website')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Move LX-2 Farm earlier' }))
  const board = screen.getByRole('list', { name: 'Highlighted properties' })
  await waitFor(() => expect(within(board).getAllByRole('listitem')[0]).toHaveTextContent('Farm'))
  const getWrites = () => getPosts().filter(({ path }) => path.endsWith('/highlights'))
  await waitFor(() => expect(getWrites()).toHaveLength(1))
  expect(getWrites()[0]?.ifMatch).toBe('"h-1"')
  expect([...(getWrites()[0]?.body?.values() ?? [])]).toEqual(['2', '1'])
  within(board)
    .getByRole('button', { name: /House by the river.*100/ })
    .focus()
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  await waitFor(() => expect(getWrites()).toHaveLength(2))
  expect(getWrites()[1]?.ifMatch).toBe('"h-2"')
})

test('undoing a removal does not show a highlight that was removed later', async () => {
  const saveRoute = 'POST /api/v1/frontend/highlights'
  const { user, server } = await openEditor({ [saveRoute]: savedResponse('h-2') })
  await user.click(screen.getByRole('button', { name: 'Remove LX-1 House by the river' }))
  await screen.findByText('LX-1 is no longer highlighted')
  await user.click(screen.getByRole('button', { name: 'Remove LX-2 Farm' }))
  await screen.findByText('LX-2 is no longer highlighted')
  const response = Promise.withResolvers<FakeResponse>()
  server[saveRoute] = response.promise
  const [undoFirst] = screen.getAllByRole('button', { name: 'Undo' })
  await user.click(undoFirst ?? document.body)
  const board = screen.getByRole('list', { name: 'Highlighted properties' })
  await waitFor(() => expect(within(board).getAllByRole('listitem')).toHaveLength(1))
  expect(within(board).getByRole('listitem')).toHaveTextContent('House by the river')
  response.resolve(savedResponse('h-3'))
})

test('shows the rent of a highlight per month', async () => {
  await openEditor({
    'GET /api/v1/frontend/highlights': {
      etag: '"h-1"',
      body: { properties: [createCard(1, 'House by the river', { for_sale: 0, price: 900 }), farm] },
    },
  })
  expect(await screen.findByText(/900.*\/ month/)).toBeVisible()
})

test('previews both languages and unsaved text, without hidden prices', async () => {
  const { user } = await openEditor()
  const preview = screen.getByRole('region', { name: 'How the front page will look' })
  await user.type(getTitle(1), ', sempre')
  await waitFor(() => expect(preview).toHaveTextContent('Junto ao mar, sempre'))
  expect(preview).toHaveTextContent('Preço sob consulta')
  await user.click(screen.getByRole('radio', { name: 'English' }))
  expect(preview).toHaveTextContent('By the sea')
  expect(preview).toHaveTextContent('Price on request')
})
