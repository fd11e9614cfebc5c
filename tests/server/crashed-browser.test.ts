import type { Browser } from '@playwright/test'
import { Browsers } from '../faults/texts/browsers.ts'

test('restarts a crashed browser once for concurrent callers', async () => {
  const launched: Browser[] = []
  const browsers = new Browsers(async () => {
    const isConnected = launched.length > 0
    const browser = { isConnected: () => isConnected } as Browser
    launched.push(browser)
    return browser
  })
  const results = await Promise.all([browsers.get(), browsers.get()])
  expect(results).toEqual([launched[1], launched[1]])
  expect([launched.length, browsers.crashes]).toEqual([2, 1])
})

test('launches again after a failed launch', async () => {
  const browser = { isConnected: () => true, close: async () => undefined } as Browser
  let launches = 0
  const browsers = new Browsers(async () => {
    launches += 1
    if (launches === 1) throw new Error('no memory')
    return browser
  })
  await expect(browsers.get()).rejects.toThrow('no memory')
  await browsers.close()
  expect(await browsers.get()).toBe(browser)
})
