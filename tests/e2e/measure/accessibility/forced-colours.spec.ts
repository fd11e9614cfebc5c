import { mkdirSync } from 'node:fs'
import { setLanguage, openPage, withRecord } from '../../support/pages.ts'
import { openSession } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'
import { reportFindings } from './report.ts'
import { signedOutStates, createTranslator, signedInStates } from './states.ts'
import { tabThroughPage } from './walk.ts'

// Windows contrast themes, emulated by Chromium: focus is visible on every tab stop; screenshots are for manual review.

test.describe.configure({ mode: 'parallel' })
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, colorScheme: 'dark' })

const folder = '.data/forced-colours'
const paths = [
  '/login',
  '/home',
  '/properties/listings',
  '/properties/new',
  '/properties/edit/{id}/media',
  '/properties/edit/{id}/location',
  '/inbox',
  '/users',
  '/key-items/features',
  '/frontpage',
  '/portals',
  '/activity',
]

for (const path of paths) {
  test(`the focus is visible on ${path}`, async ({ page, app }) => {
    test.setTimeout(180_000)
    mkdirSync(folder, { recursive: true })
    if (path !== '/login') await openSession(page)
    await setLanguage(page, app.origin, 'en')
    await openPage(page, withRecord(path, app), 'en')
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `${folder}/page${path.replace(/\W+/g, '-')}.png`, fullPage: true })
    await reportFindings(
      'by Tab',
      tabThroughPage(page).then(({ faults }) => faults),
    )
  })
}

for (const state of [...signedOutStates, ...signedInStates]) {
  test(`screenshot: ${state.name}`, async ({ page, app, pageErrors }) => {
    mkdirSync(folder, { recursive: true })
    if (!signedOutStates.includes(state)) await openSession(page)
    await setLanguage(page, app.origin, 'en')
    await page.goto(withRecord(state.path, app))
    await page.waitForLoadState('networkidle')
    const context = { page, t: createTranslator('en') }
    await state.open?.(context)
    await expect(state.visible(context)).toBeVisible({ timeout: 15_000 })
    await page.waitForTimeout(300)
    await page.screenshot({ path: `${folder}/${state.name.replace(/\W+/g, '-')}.png` })
    // Some states cause page errors on purpose.
    pageErrors.length = 0
  })
}
