import globalSetup from '../e2e/support/global-setup.ts'
import { Product } from '../e2e/support/product.ts'

export async function openProduct() {
  const cleanUp = await globalSetup()
  const product = await Product.start()
  return {
    origin: product.origin,
    dashboardPid: product.dashboardPid,
    async close() {
      await product.stop()
      await cleanUp()
    },
  }
}
