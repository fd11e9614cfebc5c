import { chromiumFlags, chromiumPath } from '../../../../.ci/chromium.mjs'
import {
  requestedPages,
  dashboardPaths,
  setLanguage,
  locales,
  openPage,
  withRecord,
} from '../../support/pages.ts'
import { openSession } from '../../support/sign-in.ts'
import { test } from '../../support/test.ts'
import { reportReflow } from './report.ts'

// WCAG 1.4.4: doubles the browser's default text size. `PAGES=/inbox` limits the pages, `LOOK=1` saves screenshots.

test.use({
  launchOptions: {
    executablePath: chromiumPath() ?? undefined,
    args: [...chromiumFlags, '--blink-settings=defaultFontSize=32'],
  },
})
test.describe.configure({ mode: 'parallel' })

for (const path of requestedPages) {
  test(`${path} in large text`, async ({ page, app }) => {
    if (dashboardPaths.includes(path)) await openSession(page)
    for (const locale of locales) {
      await setLanguage(page, app.origin, locale)
      await openPage(page, withRecord(path, app), locale)
      await page.waitForLoadState('networkidle')
      await reportReflow(page, locale)
    }
    if (process.env.LOOK)
      await page.screenshot({ path: `test-results/large/${path.replaceAll('/', '-')}.png` })
  })
}
