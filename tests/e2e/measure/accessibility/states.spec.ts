import type { Page } from '@playwright/test'
import { setLanguage, locales, openPage, withRecord } from '../../support/pages.ts'
import type { Product } from '../../support/product.ts'
import { openSession } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'
import { findTextCutOffBySpacing, findSmallTargets, findMotion } from './page-faults.ts'
import { reportFindings, reportAxe, reportReflow } from './report.ts'
import { tabThroughPage } from './walk.ts'
import { beforeSignIn, createTranslator, signedInStates, type State } from './states.ts'

// Overlays, and pages after an interaction. `STATES=palette` selects states by name, `LANGUAGES=en` a language.

test.describe.configure({ mode: 'parallel' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const languages = (process.env.LANGUAGES ?? 'en,pt').split(',')
const wide = { width: 1280, height: 900 }
const zoomedTo400 = { width: 320, height: 256 }
const narrow = { width: 320, height: 640 }

for (const state of [...beforeSignIn, ...signedInStates].filter(({ name }) =>
  name.includes(process.env.STATES ?? ''),
)) {
  test(state.name, async ({ page, product, faults }) => {
    test.setTimeout(120_000)
    page.on('dialog', (dialog) => void dialog.accept())
    for (const locale of locales.filter((candidate) => languages.includes(candidate))) {
      await page.setViewportSize(wide)
      if (!beforeSignIn.includes(state)) await openSession(page)
      await openState(page, product, state, locale)
      await checkState(page, locale)
      if (state.window && locale === 'en') await reportFindings('focus trap', findFocusTrapFaults(page))
      for (const size of state.bar && locale === 'en' ? [wide, zoomedTo400] : []) {
        await page.setViewportSize(size)
        await reportFindings(
          `by Tab, ${size.width} × ${size.height}`,
          tabThroughPage(page).then(({ faults }) => faults),
        )
      }
      await page.goto('about:blank').catch(() => undefined)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
    // Some states cause page faults on purpose.
    faults.length = 0
  })
}

async function openState(
  page: Page,
  product: Product,
  state: State,
  locale: (typeof locales)[number],
): Promise<void> {
  const context = { page, t: createTranslator(locale) }
  await page.context().clearCookies({ name: 'menu' })
  await setLanguage(page, product.origin, locale)
  const path = withRecord(state.path, product)
  if (path.endsWith('/add')) await page.goto(path)
  else await openPage(page, path, locale)
  await page.waitForLoadState('networkidle')
  // Focuses an element to which focus can return: some windows open by a shortcut only.
  if (state.window) await page.getByRole('main').locator('a[href], button').first().focus()
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
  const before = page.viewportSize()
  await page.setViewportSize(narrow)
  await page.waitForTimeout(300)
  await reportReflow(page, `${locale}: 320 px`)
  if (before !== null) await page.setViewportSize(before)
  await page.waitForTimeout(300)
}

/** 2.4.3, 2.1.2: focus is inside the window and stays there; Escape closes the window and does not lose focus. */
async function findFocusTrapFaults(page: Page): Promise<string[]> {
  const open = '[role=dialog], [role=alertdialog], [role=menu]'
  const hasFocus = () => page.evaluate((windows) => Boolean(document.activeElement?.closest(windows)), open)
  const faults: string[] = []
  if (!(await hasFocus())) faults.push('the focus is outside the window')
  const kind = await page.evaluate((windows) => document.querySelector(windows)?.getAttribute('role'), open)
  if (kind !== 'menu') {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab')
      if (!(await hasFocus())) {
        faults.push(`the focus left the window at press ${presses + 1}`)
        break
      }
    }
  }
  await page.keyboard.press('Escape')
  await page.waitForTimeout(500)
  if ((await page.locator(open).filter({ visible: true }).count()) > 0)
    faults.push('Escape does not close the window')
  const lost = await page.evaluate(
    () => document.activeElement === null || document.activeElement === document.body,
  )
  if (lost) faults.push('the focus is lost when the window closes')
  return faults
}
