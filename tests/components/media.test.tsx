import { findFileInput } from './browser-stubs'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { SWRConfig } from 'swr'
import { MediaTab } from '@/components/records/media/media-tab'
import { UploadListsProvider } from '@/components/records/uploads/upload-lists'
import { inheritPosition, positionOf } from '@/components/records/uploads/upload-order'
import { clearNotifications, notificationStore } from '@/components/resource/notifier'
import { toCallKey } from '@/lib/agency/call-key'
import { errorResponse, type FakeResponse, mockFetch, type RecordedRequest } from './network'
import { createPropertyBlock, propertyTexts } from './property-block'
import { EmptyCache, renderPage } from './render-page'

const createPhoto = (id: number, cover: 0 | 1 = 0) => ({
  id,
  file: `${id}.jpg`,
  extension: 'jpg',
  cover,
  plant: 0,
})

type Respond = (request: RecordedRequest) => FakeResponse | Promise<FakeResponse>

const mediaRoute = 'GET /api/v1/property/5/media'
const orderRoute = 'POST /api/v1/property/5/media'
const uploadRoute = 'POST /api/v1/property/5/media/upload'
const removeRoute = 'POST /api/v1/property/5/media/remove'
const uploaded: FakeResponse = { status: 201, body: {} }
const unauthorized = () => errorResponse(403, 'UNAUTHORIZED')

/** `responses` are keyed by method and path; other requests succeed. `cached` holds photos from an earlier visit. */
function renderMedia(
  responses: Record<string, Respond> = {},
  cached?: readonly ReturnType<typeof createPhoto>[],
  content = <MediaTab resource="properties" id={5} />,
) {
  let stored = [createPhoto(1, 1), createPhoto(2), createPhoto(3)]
  const i18n = { ...propertyTexts, title: { en: 'Alfama', pt: 'Alfama' } }
  const server: Record<string, Respond> = {
    'GET /api/v1/property/5/general': () => ({ body: { block: createPropertyBlock({ i18n }) } }),
    [mediaRoute]: () => ({ body: { block: { media: stored } } }),
    [orderRoute]: ({ body }) => {
      stored = idsOf(body).flatMap((id) => stored.filter((item) => item.id === id))
      return { status: 202, body: { saved: true } }
    },
    ...responses,
  }
  const requests = mockFetch((request) => server[`${request.method} ${request.path}`]?.(request) ?? uploaded)
  const key = toCallKey('properties.media', { params: { id: 5 } })
  const { user } = renderPage(
    <EmptyCache>
      <SWRConfig value={{ fallback: cached === undefined ? {} : { [key]: { block: { media: cached } } } }}>
        {content}
      </SWRConfig>
    </EmptyCache>,
  )
  const getRequests = (route: string) => requests.filter(({ method, path }) => `${method} ${path}` === route)
  return {
    user,
    getRequests,
    getOrders: () => getRequests(orderRoute).map(({ body }) => idsOf(body)),
    getUploads: () => getRequests(uploadRoute).map(fileNameOf),
  }
}

const idsOf = (body: FormData | null) => [...(body?.values() ?? [])].map(Number)

function fileNameOf({ body }: RecordedRequest) {
  const file = body?.get('file')
  return file instanceof File ? file.name : ''
}

const readPhotoOrder = async () => {
  const grid = await screen.findByRole('list', { name: 'Photos and floor plans' })
  return within(grid)
    .getAllByRole('img')
    .map((img) => /(\d)\.jpg/.exec(img.getAttribute('src') ?? '')?.[1])
    .join('')
}

function createImageFile(bytes: number, name: string) {
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
}

const timeout = () => ({ status: 504, body: 'lost' })

describe('photos that could not be loaded', () => {
  test.each([undefined, []])(
    'show the error with Retry, not an empty list (previous data: %j)',
    async (cached) => {
      const { user, getRequests } = renderMedia({ [mediaRoute]: timeout }, cached)
      const retry = await screen.findByRole('button', { name: 'Retry' })
      const requestCount = getRequests(mediaRoute).length
      await user.click(retry)
      await waitFor(() => expect(getRequests(mediaRoute)).toHaveLength(requestCount + 1))
      expect(screen.queryByText('No photos yet')).not.toBeInTheDocument()
    },
  )

  test('leave the previous photos visible, and say that they are outdated', async () => {
    renderMedia({ [mediaRoute]: timeout }, [createPhoto(1)])
    expect(await readPhotoOrder()).toBe('1')
    expect(await screen.findByText('Couldn’t refresh this')).toBeVisible()
  })
})

describe('photos', () => {
  test('are reordered with their buttons and the new position is announced', async () => {
    const { user, getOrders } = renderMedia()
    await user.click(await screen.findByRole('button', { name: 'Move photo 1 later' }))
    await waitFor(() => expect(getOrders()).toEqual([[2, 1, 3]]))
    expect(await readPhotoOrder()).toBe('213')
    expect(screen.getByText('Moved to position 2 of 3')).toHaveAttribute('role', 'status')
  })

  test('are moved with Alt and an arrow key', async () => {
    const { getOrders } = renderMedia()
    const last = await screen.findByRole('button', { name: 'Alfama, photo 3' })
    fireEvent.keyDown(last, { key: 'ArrowLeft', altKey: true })
    await waitFor(() => expect(getOrders()).toEqual([[1, 3, 2]]))
  })

  test('return to their positions, and the reason is shown, if the API rejects the order', async () => {
    const { user } = renderMedia({ [orderRoute]: unauthorized })
    await user.click(await screen.findByRole('button', { name: 'Move photo 1 later' }))
    await waitFor(async () => expect(await readPhotoOrder()).toBe('123'))
    expect(notificationStore.read()).toContainEqual(
      expect.objectContaining({ message: 'errors.UNAUTHORIZED' }),
    )
  })

  test('are uploaded, except those that are too large, which are listed', async () => {
    const { user, getUploads, getRequests } = renderMedia()
    const input = await findFileInput()
    await user.upload(input, [
      createImageFile(2_000_000, 'sea.jpg'),
      createImageFile(1_999_999, 'garden.jpg'),
      createImageFile(3_000_000, 'pool.jpg'),
    ])
    const alert = await screen.findByRole('alertdialog', { name: 'Files Exceeded Limit (2MB)' })
    expect(alert).toHaveTextContent('There are files that exceeded the limit')
    expect(within(alert).getByText('sea.jpg')).toBeInTheDocument()
    expect(within(alert).getByText('pool.jpg')).toBeInTheDocument()
    expect(within(alert).getByRole('button', { name: 'Resize to under 2 MB' })).toBeInTheDocument()
    await waitFor(() => expect(getUploads()).toEqual(['garden.jpg']))
    // The list reloads once after the last file.
    await waitFor(() => expect(getRequests(mediaRoute)).toHaveLength(2), { timeout: 10_000 })
  })

  test('show a failed upload, which can be retried, and then undone', async () => {
    let failing = true
    const { user, getUploads, getRequests } = renderMedia({
      [uploadRoute]: () => (failing ? unauthorized() : uploaded),
    })
    await user.upload(await findFileInput(), [createImageFile(1_000, 'sea.jpg')])
    const rows = await screen.findByRole('region', { name: 'Uploads' })
    const retry = await within(rows).findByRole('button', { name: 'Retry upload of sea.jpg' })
    expect(await within(rows).findByText('Unauthorized. You don’t have access to this.')).toBeInTheDocument()
    failing = false
    await user.click(retry)
    await user.click(
      await within(rows).findByRole('button', { name: 'Undo upload of sea.jpg' }, { timeout: 5_000 }),
    )
    await waitFor(() => expect(getRequests(removeRoute)).toHaveLength(1))
    expect(getUploads()).toEqual(['sea.jpg', 'sea.jpg'])
    await waitFor(() => expect(rows).not.toBeInTheDocument())
  })

  test('are sent with their index among all files selected so far, including those too large; a resized copy has the index of its original', async () => {
    const uploads: Record<string, unknown> = {}
    const { user } = renderMedia({
      [uploadRoute]: (request) => {
        const { batch, place } = request.fields
        uploads[fileNameOf(request)] = { uploaderId: batch, index: Number(place) }
        return uploaded
      },
    })
    const sea = createImageFile(2_000_000, 'sea.jpg')
    await user.upload(await findFileInput(), [
      sea,
      createImageFile(1_000, 'garden.jpg'),
      createImageFile(1_000, 'pool.jpg'),
    ])
    await waitFor(() => expect(Object.keys(uploads)).toHaveLength(2))
    await user.upload(await findFileInput(), [createImageFile(1_000, 'later.jpg')])
    const uploaderId: unknown = expect.stringMatching(/^[0-9a-f]{32}$/)
    await waitFor(() =>
      expect(uploads).toEqual({
        'garden.jpg': { uploaderId, index: 1 },
        'pool.jpg': { uploaderId, index: 2 },
        'later.jpg': { uploaderId, index: 3 },
      }),
    )
    const fitted = createImageFile(1_000, 'fitted.jpg')
    inheritPosition(sea, fitted)
    expect(positionOf(fitted)).toEqual({ uploaderId, index: 0 })
  })

  test('whose upload failed are retried with one button', async () => {
    let failing = true
    const uploads: string[] = []
    const { user } = renderMedia({
      [uploadRoute]: (request) => {
        if (failing) return unauthorized()
        uploads.push(fileNameOf(request))
        return uploaded
      },
    })
    await user.upload(await findFileInput(), [
      createImageFile(1_000, 'sea.jpg'),
      createImageFile(1_000, 'garden.jpg'),
    ])
    const retryAll = await screen.findByRole('button', { name: 'Retry all' })
    failing = false
    await user.click(retryAll)
    await waitFor(() => expect(uploads.toSorted()).toEqual(['garden.jpg', 'sea.jpg']))
  })

  test('are reported as saved when they become the cover or a floor plan', async () => {
    const { user } = renderMedia()
    const getSavedNotifications = () =>
      notificationStore.read().filter(({ message }) => message === 'common.SAVED_SUCCESSFULLY')
    await user.click(await screen.findByRole('button', { name: 'Make photo 2 the cover' }))
    await waitFor(() => expect(getSavedNotifications()).toHaveLength(1))
    clearNotifications()
    await user.click(screen.getByRole('button', { name: 'Actions for photo 2' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as floor plan' }))
    await waitFor(() => expect(getSavedNotifications()).toHaveLength(1))
  })

  test('are reported as “All files exceeded the limit” if every file is too large', async () => {
    const { user } = renderMedia()
    const input = await findFileInput()
    await user.upload(input, [createImageFile(2_000_001, 'sea.jpg')])
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('All files exceeded the limit')
  })

  test('are deleted only after a confirmation', async () => {
    const { user, getRequests } = renderMedia()
    await user.click(await screen.findByRole('button', { name: 'Actions for photo 2' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this photo?' })
    expect(getRequests(removeRoute)).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Delete photo' }))
    await waitFor(() => expect(getRequests(removeRoute)).toMatchObject([{ fields: { media_id: '2' } }]))
  })
})

test('photos are marked as busy until their own replacements are uploaded', async () => {
  const uploads = [Promise.withResolvers<FakeResponse>(), Promise.withResolvers<FakeResponse>()]
  const pending = [...uploads]
  const respond = () => pending.shift()?.promise ?? uploaded
  const { user } = renderMedia({
    'POST /api/v1/property/5/1/media/replace': respond,
    'POST /api/v1/property/5/2/media/replace': respond,
  })
  const isBusy = (place: number) => {
    const cells = screen.getByRole('list', { name: 'Photos and floor plans' }).children
    return cells[place - 1]?.getElementsByClassName('animate-spin').length === 1
  }
  for (const place of [1, 2]) {
    await user.click(await screen.findByRole('button', { name: `Actions for photo ${place}` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Replace' }))
    const input = document.querySelector('input[type=file]:not([capture]):not(.filepond--browser)')
    if (input !== null) fireEvent.change(input, { target: { files: [createImageFile(10, 'new.jpg')] } })
    await waitFor(() => expect(isBusy(place)).toBe(true))
  }
  expect(isBusy(1)).toBe(true)
  uploads[0]?.resolve(uploaded)
  await waitFor(() => expect(isBusy(1)).toBe(false))
  expect(isBusy(2)).toBe(true)
  uploads[1]?.resolve(uploaded)
  await waitFor(() => expect(isBusy(2)).toBe(false))
})

test('a photo taken with the camera is uploaded like a selected one', async () => {
  const { getUploads } = renderMedia()
  await screen.findByRole('button', { name: 'Take photo' })
  const camera = document.querySelector('input[capture=environment]')
  if (camera === null) throw new Error('There is no camera input')
  await screen.findByText(/Browse|browse|choose/i)
  fireEvent.change(camera, { target: { files: [new File(['x'], 'image.jpg', { type: 'image/jpeg' })] } })
  await waitFor(() => expect(getUploads()).toEqual(['image.jpg']))
})

test('photos that are being resized while the tab is reopened are uploaded', async () => {
  function Page() {
    const [visits, setVisits] = useState(1)
    return (
      <UploadListsProvider path="/properties/edit/5/">
        <button onClick={() => setVisits(visits + 1)}>Reopen</button>
        <MediaTab key={visits} resource="properties" id={5} />
      </UploadListsProvider>
    )
  }
  const decoded = Promise.withResolvers<object>()
  class Canvas {
    getContext = () => ({ fillRect() {}, drawImage() {} })
    convertToBlob = async () => new Blob(['small'])
  }
  Object.assign(globalThis, { createImageBitmap: () => decoded.promise, OffscreenCanvas: Canvas })
  const { user, getUploads } = renderMedia({}, undefined, <Page />)
  await user.upload(await findFileInput(), [createImageFile(2_000_001, 'sea.png')])
  await user.click(await screen.findByRole('button', { name: 'Resize to under 2 MB' }))
  fireEvent.click(screen.getByText('Reopen'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  decoded.resolve({ width: 100, height: 100, close() {} })
  await waitFor(() => expect(getUploads()).toEqual(['sea.jpg']))
})
