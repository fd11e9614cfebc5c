import type { Page } from '@playwright/test'
import { setLanguage, locales, openPage, withRecord } from '../../support/pages.ts'
import type { AppUnderTest } from '../../support/app-under-test.ts'
import { openSession } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'
import { findTextCutOffBySpacing, findSmallTargets, findMotion } from './page-faults.ts'
import { narrow, reportAxe, reportFindings, reportReflow, wide, zoomedTo400 } from './report.ts'
import { tabThroughPage } from './walk.ts'
import { signedOutStates, createTranslator, signedInStates, type State } from './states.ts'

// Overlays, and pages after an interaction. `STATES=palette` selects states by name, `LANGUAGES=en` a language.

test.describe.configure({ mode: 'parallel' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const languages = (process.env.LANGUAGES ?? 'en,pt').split(',')

for (const state of [...signedOutStates, ...signedInStates].filter(({ name }) =>
  name.includes(process.env.STATES ?? ''),
)) {
  test(state.name, async ({ page, app, pageErrors }) => {
    test.setTimeout(120_000)
    page.on('dialog', (dialog) => void dialog.accept())
    for (const locale of locales.filter((candidate) => languages.includes(candidate))) {
      await page.setViewportSize(wide)
      if (!signedOutStates.includes(state)) await openSession(page)
      await openState(page, app, state, locale)
      await checkState(page, locale)
      if (state.trapsFocus && locale === 'en') await reportFindings('focus trap', findFocusTrapFaults(page))
      for (const size of state.hasStickyBar && locale === 'en' ? [wide, zoomedTo400] : []) {
        await page.setViewportSize(size)
        await reportFindings(
          `by Tab, ${size.width} × ${size.height}`,
          tabThroughPage(page).then(({ faults }) => faults),
        )
      }
      await page.goto('about:blank').catch(() => undefined)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
    // Some states cause page errors on purpose.
    pageErrors.length = 0
  })
}

async function openState(
  page: Page,
  app: AppUnderTest,
  state: State,
  locale: (typeof locales)[number],
): Promise<void> {
  const context = { page, t: createTranslator(locale) }
  await page.context().clearCookies({ name: 'menu' })
  await setLanguage(page, app.origin, locale)
  const path = withRecord(state.path, app)
  // The dialog of this page hides the heading for which openPage waits.
  if (path === '/key-items/features/add') await page.goto(path)
  else await openPage(page, path, locale)
  await page.waitForLoadState('networkidle')
  // Overlays return the focus to the element that had it. No element has it yet if a shortcut opens the overlay.
  if (state.trapsFocus) await page.getByRole('main').locator('a[href], button').first().focus()
  await state.open?.(context)
  await expect(state.visible(context)).toBeVisible({ timeout: 15_000 })
}

async function checkState(page: Page, locale: string): Promise<void> {
  const report = (title: string, faults: Promise<string[]>) => reportFindings(`${locale}: ${title}`, faults)
  await page.waitForTimeout(300)
  await report('motion', findMotion(page))
  await reportAxe(page, locale)
  await report('targets', findSmallTargets(page))
  await report('spacing of text', findTextCutOffBySpacing(page))
  const viewport = page.viewportSize()
  await page.setViewportSize(narrow)
  await page.waitForTimeout(300)
  await reportReflow(page, `${locale}: 320 px`)
  if (viewport !== null) await page.setViewportSize(viewport)
  await page.waitForTimeout(300)
}

/** WCAG 2.4.3, 2.1.2: the focus stays in the overlay; Escape closes the overlay and returns the focus to the page. */
async function findFocusTrapFaults(page: Page): Promise<string[]> {
  const overlay = '[role=dialog], [role=alertdialog], [role=menu]'
  const hasFocus = () =>
    page.evaluate((selector) => Boolean(document.activeElement?.closest(selector)), overlay)
  const faults: string[] = []
  if (!(await hasFocus())) faults.push('the focus is outside the overlay')
  const kind = await page.evaluate(
    (selector) => document.querySelector(selector)?.getAttribute('role'),
    overlay,
  )
  if (kind !== 'menu') {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab')
      if (!(await hasFocus())) {
        faults.push(`the focus left the overlay at press ${presses + 1}`)
        break
      }
    }
  }
  await page.keyboard.press('Escape')
  await page.waitForTimeout(500)
  if ((await page.locator(overlay).filter({ visible: true }).count()) > 0)
    faults.push('Escape does not close the overlay')
  const isFocusLost = await page.evaluate(
    () => document.activeElement === null || document.activeElement === document.body,
  )
  if (isFocusLost) faults.push('the focus is lost when the overlay closes')
  return faults
}
