import type { Page } from '@playwright/test'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const chunks = '**/_next/static/chunks/**'

/** Delays scripts, so that a menu's code is still loading when the menu is opened. */
async function delayScripts(page: Page) {
  await page.route(chunks, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
}

const getMenuButton = (page: Page) => page.locator('article button[aria-haspopup="menu"]').first()
const getMenu = (page: Page) => page.getByRole('menu')

async function openListingsWithSlowScripts(page: Page) {
  await openSession(page)
  await page.goto('/properties/listings')
  await page.waitForLoadState('networkidle')
  await delayScripts(page)
}

test("the first click on a card's menu button opens the menu while its code loads", async ({ page }) => {
  await openListingsWithSlowScripts(page)
  await getMenuButton(page).click()
  await expect(getMenu(page)).toBeVisible()
  await expect(getMenu(page)).toBeFocused()
  await expect(getMenuButton(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(getMenu(page)).toBeHidden()
  await expect(getMenuButton(page)).toBeFocused()
  await expect(getMenuButton(page)).toHaveAttribute('aria-expanded', 'false')
  await getMenuButton(page).click()
  await expect(getMenu(page)).toBeVisible()
  await getMenuButton(page).click()
  await expect(getMenu(page)).toBeHidden()
})

for (const [key, itemIndex] of [
  ['Enter', 0],
  ['Space', 0],
  ['ArrowDown', 0],
  ['ArrowUp', -1],
] as const) {
  test(`the first ${key} on a card's menu button opens the menu and focuses its ${itemIndex === 0 ? 'first' : 'last'} item`, async ({
    page,
  }) => {
    await openListingsWithSlowScripts(page)
    await getMenuButton(page).focus()
    await page.keyboard.press(key)
    await expect(getMenu(page)).toBeFocused()
    const item = page.getByRole('menuitem').nth(itemIndex)
    await expect(getMenu(page)).toHaveAttribute(
      'aria-activedescendant',
      (await item.getAttribute('id')) ?? '',
    )
    await page.keyboard.press('Escape')
    await expect(getMenuButton(page)).toBeFocused()
  })
}

test('Escape closes the delete confirmation and returns focus', async ({ page }) => {
  await openListingsWithSlowScripts(page)
  await getMenuButton(page).focus()
  await page.keyboard.press('ArrowUp')
  await expect(getMenu(page)).toBeFocused()
  // Waits for the items of the menu.
  await expect(getMenu(page)).toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('heading', { name: 'Warning' })).toBeVisible()
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(getMenuButton(page)).toBeFocused()
})

test('a menu whose script fails offers to reload, and the next click retries', async ({
  page,
  pageErrors,
}) => {
  await openListingsWithSlowScripts(page)
  await page.unroute(chunks)
  await page.route(chunks, (route) => route.abort())
  await getMenuButton(page).click()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await page.unroute(chunks)
  await getMenuButton(page).click()
  await expect(getMenu(page)).toBeVisible()
  // The aborted requests caused console errors, which are expected.
  pageErrors.length = 0
})

test.describe('touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test("one tap opens a card's menu, and one tap opens the menu drawer", async ({ page }) => {
    await openListingsWithSlowScripts(page)
    await getMenuButton(page).tap()
    await expect(getMenu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(getMenuButton(page)).toBeFocused()
    const drawerButton = page.getByRole('banner').getByRole('button').first()
    await drawerButton.tap()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'New property' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(drawerButton).toBeFocused()
  })

  test('a tap opens the search with its field focused', async ({ page }) => {
    await openListingsWithSlowScripts(page)
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap()
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  })
})
