import type { Page } from '@playwright/test'
import { interfaceLanguages } from '#contract/language-tags.ts'
import { measureOverflow } from './support/dashboard.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** Height in px of a browser's viewport on a screen of 900 px. */
const viewportHeight = 775

const getMenu = (page: Page) => page.locator('nav').filter({ has: page.locator('button[aria-pressed]') })

for (const locale of interfaceLanguages) {
  test(`the menu fits a viewport of ${viewportHeight} px with any one group open (${locale})`, async ({
    page,
    app,
  }) => {
    await openSession(page)
    const url = app.origin
    await page.context().addCookies([
      { name: 'locale', value: locale, url },
      { name: 'menu-groups', value: '-properties.-condominiums.-website.-office', url },
    ])
    await page.setViewportSize({ width: 1440, height: viewportHeight })
    await page.goto('/home')
    const toggles = getMenu(page).locator('li > button[aria-expanded]')
    await expect(toggles).toHaveCount(4)
    for (const toggle of await toggles.all()) {
      await toggle.click()
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
      const scroller = getMenu(page).locator('div.overflow-y-auto')
      expect(await scroller.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0)
      expect(await scroller.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
      const heights = await scroller
        .locator('li li')
        .evaluateAll((lines) => lines.map((line) => line.clientHeight))
      expect(new Set(heights).size, 'no label wraps').toBe(1)
      await toggle.click()
    }
  })
}

for (const width of [1440, 1024, 768, 390]) {
  test(`home and inbox are no wider than a window of ${width} px`, async ({ page }) => {
    await openSession(page)
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/home', '/inbox']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(await measureOverflow(page), path).toBeLessThanOrEqual(0)
    }
  })
}

test('a collapsed group stays collapsed after a reload; the entry of the current page is visible', async ({
  page,
}) => {
  await openSession(page)
  await page.goto('/home')
  const properties = getMenu(page).getByRole('button', { name: 'Properties' })
  await properties.click()
  await expect(properties).toHaveAttribute('aria-expanded', 'false')
  await page.reload()
  await expect(properties).toHaveAttribute('aria-expanded', 'false')
  await page.goto('/properties/sold')
  await expect(getMenu(page).locator('[aria-current=page]')).toBeInViewport()
})
