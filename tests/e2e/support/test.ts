import { test as base, expect } from '@playwright/test'
import { waitForHydrationAfterLoads } from './hydration.ts'
import { Product } from './product.ts'
import { watchContext } from './watch-page.ts'

type TestFixtures = {
  /** Errors that pages reported. A test that causes some on purpose clears the list at its end. */
  faults: string[]
  freshData: undefined
}

let seededFile: string | null = null

/** Extends `test` with the app under test; each spec file starts from the seeded sample agency. */
export const test = base.extend<TestFixtures, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await Product.start()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  freshData: [
    async ({ product }, use, info) => {
      if (seededFile !== null && seededFile !== info.file) await product.reset()
      seededFile = info.file
      await use(undefined)
    },
    { auto: true, timeout: 60_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  faults: async ({}, use) => use([]),
  context: async ({ context, product, faults }, use) => {
    await watchContext(context, product.origin, faults)
    context.on('page', waitForHydrationAfterLoads)
    await use(context)
    expect(faults, 'exceptions, console errors, policy violations, foreign requests').toEqual([])
  },
})

export { expect }
