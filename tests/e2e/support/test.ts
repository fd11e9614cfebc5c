import { test as base, expect } from '@playwright/test'
import { waitForHydrationAfterLoads } from './hydration.ts'
import { AppUnderTest } from './app-under-test.ts'
import { watchContext } from './watch-page.ts'

type TestFixtures = {
  /** Errors of pages, which fail the test. A test that causes some on purpose clears the list at its end. */
  pageErrors: string[]
  freshData: undefined
}

let seededFile: string | null = null

/** Extends `test` with the app under test; each spec file starts from the seeded sample agency. */
export const test = base.extend<TestFixtures, { app: AppUnderTest }>({
  app: [
    async ({}, use) => {
      const app = await AppUnderTest.start()
      await use(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  freshData: [
    async ({ app }, use, info) => {
      if (seededFile !== null && seededFile !== info.file) await app.reset()
      seededFile = info.file
      await use(undefined)
    },
    { auto: true, timeout: 60_000 },
  ],
  baseURL: async ({ app }, use) => use(app.origin),
  pageErrors: async ({}, use) => use([]),
  context: async ({ context, app, pageErrors }, use) => {
    await watchContext(context, app.origin, pageErrors)
    context.on('page', waitForHydrationAfterLoads)
    await use(context)
    expect(pageErrors, 'exceptions, console errors, policy violations, foreign requests').toEqual([])
  },
})

export { expect }
