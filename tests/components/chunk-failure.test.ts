import { jest } from '@jest/globals'
import { isChunkFailure, reloadIfOutdated } from '@/components/resource/chunk-failure'
import { markUnsaved } from '@/components/resource/unsaved-work'

const chunkError = new Error('Failed to load chunk /_next/static/chunks/0f-a1.js from module 4711')
const fetchedUrls: string[] = []

function mockServer(response: number | 'no network') {
  globalThis.fetch = async (url) => {
    fetchedUrls.push(String(url))
    if (response === 'no network') throw new TypeError('Failed to fetch')
    return { status: response } as Response
  }
}

beforeEach(() => {
  fetchedUrls.length = 0
  sessionStorage.clear()
  // jsdom does not implement reload and logs an error.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('reloads the page once when a script no longer exists on the server', async () => {
  mockServer(404)
  expect(isChunkFailure(chunkError)).toBe(true)
  expect(await reloadIfOutdated(chunkError)).toBe(true)
  expect(fetchedUrls).toEqual(['/_next/static/chunks/0f-a1.js'])
  expect(await reloadIfOutdated(chunkError)).toBe(false)
})

test('does not reload after a network error or when the script exists', async () => {
  mockServer('no network')
  expect(await reloadIfOutdated(chunkError)).toBe(false)
  mockServer(200)
  expect(await reloadIfOutdated(chunkError)).toBe(false)
})

test('does not reload while there is unsaved work', async () => {
  mockServer(404)
  const clearUnsaved = markUnsaved()
  expect(await reloadIfOutdated(chunkError)).toBe(false)
  clearUnsaved()
  expect(fetchedUrls).toEqual([])
})
