import { test as base, expect } from '@playwright/test'
import { Product } from './product.ts'
import { watchContext } from './watch-page.ts'

type OfTest = {
  /** What no page may do and this one did: empty, or the test fails. A journey takes out what it provokes on purpose. */
  faults: string[]
  freshData: undefined
}

/** The spec file whose data the product holds. */
let dataOf: string | null = null

/** `test` with the running product: the browser starts on it, and each spec file finds the sample agency as it was seeded. */
export const test = base.extend<OfTest, { product: Product }>({
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
      if (dataOf !== null && dataOf !== info.file) await product.reset()
      dataOf = info.file
      await use(undefined)
    },
    { auto: true, timeout: 60_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  faults: async ({}, use) => use([]),
  context: async ({ context, product, faults }, use) => {
    await watchContext(context, product.origin, faults)
    await use(context)
    expect(faults, 'what the pages did that no page may do').toEqual([])
  },
})

export { expect }
