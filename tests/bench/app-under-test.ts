import globalSetup from '../e2e/support/global-setup.ts'
import { AppUnderTest } from '../e2e/support/app-under-test.ts'

export async function openAppUnderTest() {
  const cleanUp = await globalSetup()
  const app = await AppUnderTest.start()
  return {
    origin: app.origin,
    dashboardPid: app.dashboardPid,
    async close() {
      await app.stop()
      await cleanUp()
    },
  }
}
