import type { Page } from '@playwright/test'
import english from '../../messages/en.json' with { type: 'json' }
import { expectAccessible } from './support/accessible.ts'
import { tabTo } from './support/dashboard.ts'
import { dashboardPaths, setLanguage, locales, publicPaths, openPage, withRecord } from './support/pages.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

// Every end-to-end test also checks its pages for errors, violations of the Content-Security-Policy and requests to
// other origins (support/watch-page.ts).

const readTexts = (page: Page) =>
  page.evaluate(() => {
    const attributeNames = ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext']
    const attributes = [
      ...document.querySelectorAll(attributeNames.map((name) => `[${name}]`).join()),
    ].flatMap((element) => attributeNames.map((name) => element.getAttribute(name) ?? ''))
    return [document.title, document.body.innerText, ...attributes].join('\n')
  })

const messageKeys = new RegExp(`(?<![\\w/.@-])(?:${Object.keys(english).join('|')})\\.[A-Za-z]\\w*`, 'g')

/**
 * Expects one heading of level 1, no message keys, no horizontal scrolling on a phone, and no axe violations. Axe checks
 * only the English pages, because roles and colours don't depend on the language.
 */
async function expectValidPage(page: Page, locale: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect((await readTexts(page)).match(messageKeys) ?? [], 'message keys instead of texts').toEqual([])
  if (locale === 'en') await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const scrollSideways = () =>
    page.evaluate(() => {
      window.scrollTo({ left: 1000, behavior: 'instant' })
      return window.scrollX
    })
  expect(await scrollSideways(), 'horizontal scrolling on a phone, in px').toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })
}

/** The pages of one test share a session and the browser's cache. */
const pagesPerTest = 4
const groups = Array.from({ length: Math.ceil(dashboardPaths.length / pagesPerTest) }, (_, index) =>
  dashboardPaths.slice(index * pagesPerTest, (index + 1) * pagesPerTest),
)

for (const locale of locales) {
  test(`public pages are valid in ${locale}`, async ({ page, app }) => {
    await setLanguage(page, app.origin, locale)
    for (const path of publicPaths)
      await test.step(path, async () => {
        await openPage(page, path, locale)
        await expectValidPage(page, locale)
      })
  })

  for (const paths of groups) {
    test(`${paths[0]} to ${paths.at(-1)} are valid in ${locale}`, async ({ page, app }) => {
      await openSession(page)
      await setLanguage(page, app.origin, locale)
      for (const path of paths)
        await test.step(path, async () => {
          await openPage(page, withRecord(path, app), locale)
          await expectValidPage(page, locale)
        })
    })
  }
}

test('reaches every menu entry by keyboard, in order, with a visible focus', async ({ page }) => {
  await openSession(page)
  await page.goto('/home')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  for (const name of ['Developments', 'Website', 'Office']) await menu.getByRole('button', { name }).click()
  const entries = menu.locator('li :is(a, button)')
  const count = await entries.count()
  expect(count).toBeGreaterThan(15)
  await tabTo(page, entries.first())
  for (let index = 0; index < count; index++) {
    await expect(entries.nth(index)).toBeFocused()
    const outline = await entries.nth(index).evaluate((element) => getComputedStyle(element).outlineStyle)
    expect(outline).not.toBe('none')
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('button', { name: 'Collapse menu' })).toBeFocused()

  await entries.filter({ hasText: 'Active listings' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/properties/listings')
  await expect(page.getByRole('heading', { level: 1, name: 'Active listings' })).toBeFocused()
})

test('opens the menu as a drawer on phones; Escape closes it and returns focus', async ({ page }) => {
  await openSession(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/home')
  const opener = page.getByRole('button', { name: 'Open menu' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Main menu' })
  await expect(drawer.getByRole('link', { name: 'Active listings' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await drawer.getByRole('link', { name: 'Active listings' }).click()
  await expect(page).toHaveURL('/properties/listings')
  await expect(drawer).toHaveCount(0)
})

test('loads the list with a layout shift of at most 0.05', async ({ page }) => {
  await openSession(page)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) shifts.push(value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/properties/listings', { waitUntil: 'networkidle' })
  await expect(page.getByRole('article').first()).toBeVisible()
  const totalShift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((total, shift) => total + shift, 0),
  )
  expect(totalShift).toBeLessThanOrEqual(0.05)
})
