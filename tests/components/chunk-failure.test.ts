import { jest } from '@jest/globals'
import { isChunkFailure } from '@/components/resource/chunk-failure'
import { reloadedForNewVersion } from '@/components/resource/new-version'
import { markUnsaved } from '@/components/resource/unsaved-work'

const lost = new Error('Failed to load chunk /_next/static/chunks/0f-a1.js from module 4711')
const asked: string[] = []

function serverHas(answer: number | 'no network') {
  globalThis.fetch = async (address) => {
    asked.push(String(address))
    if (answer === 'no network') throw new TypeError('Failed to fetch')
    return { status: answer } as Response
  }
}

beforeEach(() => {
  asked.length = 0
  sessionStorage.clear()
  // jsdom loads nothing anew, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('a script that is gone from the server loads the page anew, once', async () => {
  serverHas(404)
  expect(isChunkFailure(lost)).toBe(true)
  expect(await reloadedForNewVersion(lost)).toBe(true)
  expect(asked).toEqual(['/_next/static/chunks/0f-a1.js'])
  expect(await reloadedForNewVersion(lost)).toBe(false)
})

test('one that the network lost, or that is there, does not', async () => {
  serverHas('no network')
  expect(await reloadedForNewVersion(lost)).toBe(false)
  serverHas(200)
  expect(await reloadedForNewVersion(lost)).toBe(false)
})

test('unsaved work is never taken away', async () => {
  serverHas(404)
  const saved = markUnsaved()
  expect(await reloadedForNewVersion(lost)).toBe(false)
  saved()
  expect(asked).toEqual([])
})
