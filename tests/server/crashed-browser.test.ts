import type { Browser } from '@playwright/test'
import { Browsers } from '../faults/texts/browsers.ts'

test('restarts a crashed browser once for concurrent pages', async () => {
  const launched: Browser[] = []
  const browsers = new Browsers(async () => {
    const isConnected = launched.length > 0
    const browser = { isConnected: () => isConnected } as Browser
    launched.push(browser)
    return browser
  })
  const pages = await Promise.all([browsers.get(), browsers.get()])
  expect(pages).toEqual([launched[1], launched[1]])
  expect([launched.length, browsers.crashes]).toEqual([2, 1])
})
