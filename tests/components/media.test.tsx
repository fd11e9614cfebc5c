import { findFileInput } from './browser-stubs'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import useSWR from 'swr'
import { AgencyError } from '#contract/errors.ts'
import type { MediaItem } from '#contract/media.ts'
import { MediaManager } from '@/components/records/media/media-manager'
import type { MediaSource } from '@/components/records/media/use-record-media'
import { inheritPosition, positionOf } from '@/components/records/uploads/upload-order'
import { clearNotifications, notificationStore } from '@/components/resource/notifier'
import { EmptyCache, renderPage } from './render-page'

const createPhoto = (id: number, cover: 0 | 1 = 0): MediaItem => ({
  id,
  file: `${id}.jpg`,
  extension: 'jpg',
  cover,
  plant: 0,
  width: null,
  height: null,
  card: null,
  page: null,
  small: null,
  thumb: null,
  blur: null,
})

function renderMedia(overrides: Partial<MediaSource> = {}) {
  const stored = { media: [createPhoto(1, 1), createPhoto(2), createPhoto(3)] }
  const orders: number[][] = []
  const noop = async () => undefined
  function Manager() {
    const { data, error, isValidating, mutate } = useSWR<{ block: { media: MediaItem[] } }, AgencyError>(
      'media',
      async () => ({ block: { media: stored.media } }),
    )
    const [source] = useState(() => ({
      location: 'properties' as const,
      recordId: 5,
      title: 'Alfama',
      read: async () => ({ block: { media: stored.media } }),
      saveOrder: async (ids: number[]) => {
        orders.push(ids)
        stored.media = ids.flatMap((id) => stored.media.filter((item) => item.id === id))
      },
      upload: async () => ({}),
      replace: noop,
      makeCover: noop,
      togglePlan: noop,
      remove: noop,
      revert: noop,
      removeAll: noop,
      onChanged: () => undefined,
      ...overrides,
    }))
    return <MediaManager source={{ response: { data, error, isValidating, mutate }, ...source }} />
  }
  const { user } = renderPage(
    <EmptyCache>
      <Manager />
    </EmptyCache>,
  )
  return { user, orders }
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

const timeoutError = new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR', { status: 0 })

describe('photos that could not be loaded', () => {
  test.each([undefined, { block: { media: [] } }])(
    'show the error with Retry, not an empty list (previous data: %j)',
    async (data) => {
      let retries = 0
      const mutate = async () => void (retries += 1)
      const { user } = renderMedia({ response: { data, error: timeoutError, isValidating: false, mutate } })
      await user.click(await screen.findByRole('button', { name: 'Retry' }))
      expect(retries).toBe(1)
      expect(screen.queryByText('No photos yet')).not.toBeInTheDocument()
    },
  )

  test('leave the previous photos visible, and say that they are outdated', async () => {
    renderMedia({
      response: {
        data: { block: { media: [createPhoto(1)] } },
        error: timeoutError,
        isValidating: false,
        mutate: async () => undefined,
      },
    })
    expect(await readPhotoOrder()).toBe('1')
    expect(screen.getByText('Couldn’t refresh this')).toBeVisible()
  })
})

describe('photos', () => {
  test('are reordered with their buttons and the new position is announced', async () => {
    const { user, orders } = renderMedia()
    await user.click(await screen.findByRole('button', { name: 'Move photo 1 later' }))
    await waitFor(() => expect(orders).toEqual([[2, 1, 3]]))
    expect(await readPhotoOrder()).toBe('213')
    expect(screen.getByText('Moved to position 2 of 3')).toHaveAttribute('role', 'status')
  })

  test('are moved with Alt and an arrow key', async () => {
    const { orders } = renderMedia()
    const last = await screen.findByRole('button', { name: 'Alfama, photo 3' })
    fireEvent.keyDown(last, { key: 'ArrowLeft', altKey: true })
    await waitFor(() => expect(orders).toEqual([[1, 3, 2]]))
  })

  test('return to their positions, and the reason is shown, if the API rejects the order', async () => {
    const { user } = renderMedia({
      saveOrder: async () => {
        throw new AgencyError('UNAUTHORIZED')
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Move photo 1 later' }))
    await waitFor(async () => expect(await readPhotoOrder()).toBe('123'))
    expect(notificationStore.read()).toContainEqual(
      expect.objectContaining({ message: 'errors.UNAUTHORIZED' }),
    )
  })

  test('are uploaded, except those that are too large, which are listed', async () => {
    const uploads: string[] = []
    let reloads = 0
    const { user } = renderMedia({
      upload: async (file) => {
        uploads.push(file.name)
        return {}
      },
      onChanged: () => reloads++,
    })
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
    await waitFor(() => expect(uploads).toEqual(['garden.jpg']))
    // The list reloads once after the last file.
    await waitFor(() => expect(reloads).toBe(1), { timeout: 10_000 })
  })

  test('show a failed upload, which can be retried, and then undone', async () => {
    const uploads: string[] = []
    const reverted: unknown[] = []
    let failing = true
    const { user } = renderMedia({
      upload: async (file) => {
        uploads.push(file.name)
        if (failing) throw new AgencyError('UNAUTHORIZED')
        return {}
      },
      revert: async (...args: unknown[]) => {
        reverted.push(args)
      },
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
    await waitFor(() => expect(reverted).toHaveLength(1))
    expect(uploads).toEqual(['sea.jpg', 'sea.jpg'])
    await waitFor(() => expect(rows).not.toBeInTheDocument())
  })

  test('are sent with their index among all files selected so far, even those too large; a resized copy has the index of its original', async () => {
    const uploads: Record<string, unknown> = {}
    const { user } = renderMedia({
      upload: async (file, { position }) => {
        uploads[file.name] = position
        return {}
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
      upload: async (file) => {
        if (failing) throw new AgencyError('UNAUTHORIZED')
        uploads.push(file.name)
        return {}
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

  test('are reported with another text if every file is too large', async () => {
    const { user } = renderMedia()
    const input = await findFileInput()
    await user.upload(input, [createImageFile(2_000_001, 'sea.jpg')])
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('All files exceeded the limit')
  })

  test('are deleted only after a confirmation', async () => {
    const removed: number[] = []
    const { user } = renderMedia({
      remove: async (id) => {
        removed.push(id)
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Actions for photo 2' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this photo?' })
    expect(removed).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Delete photo' }))
    await waitFor(() => expect(removed).toEqual([2]))
  })
})

test('photos are marked as busy until their own replacements are uploaded', async () => {
  const uploads = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const pending = [...uploads]
  const { user } = renderMedia({ replace: async () => pending.shift()?.promise })
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
  uploads[0]?.resolve()
  await waitFor(() => expect(isBusy(1)).toBe(false))
  expect(isBusy(2)).toBe(true)
  uploads[1]?.resolve()
  await waitFor(() => expect(isBusy(2)).toBe(false))
})

test('a photo taken with the camera is uploaded like a selected one', async () => {
  const uploaded: string[] = []
  renderMedia({
    upload: async (file) => {
      uploaded.push(file.name)
      return {}
    },
  })
  await screen.findByRole('button', { name: 'Take photo' })
  const camera = document.querySelector('input[capture=environment]')
  if (camera === null) throw new Error('There is no camera input')
  await screen.findByText(/Browse|browse|choose/i)
  fireEvent.change(camera, { target: { files: [new File(['x'], 'image.jpg', { type: 'image/jpeg' })] } })
  await waitFor(() => expect(uploaded).toEqual(['image.jpg']))
})
