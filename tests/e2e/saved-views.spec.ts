import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { activeListings, expectCount, openListings } from './support/listings.ts'
import { newColleague } from './support/colleague.ts'
import { openSession, signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const viewsOf = (page: Page) => page.getByRole('navigation', { name: 'Saved views' })

async function saveView(page: Page, name: string, shared = false) {
  await page.getByRole('button', { name: 'Save view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  if (shared) await dialog.getByRole('checkbox', { name: 'Share with the agency' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
}

const choose = async (page: Page, view: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${view}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test.beforeEach(async ({ page }) => {
  await openSession(page)
})

test('saves filters, sort and view under a name, with a count, and opens them again', async ({
  page,
  product,
}) => {
  const all = activeListings(product)
  const rented = all.filter(({ for_sale }) => for_sale === 0).length
  await openListings(page, '?view=table&business=rent&sort=priceLow')
  await saveView(page, 'Cheapest rentals')
  const tab = viewsOf(page).getByRole('link', { name: 'Cheapest rentals' })
  await expect(tab).toHaveAttribute('aria-current', 'true')
  await expect(tab).toContainText(String(rented))

  await viewsOf(page).getByRole('link', { name: 'All' }).click()
  await expectCount(page, all.length)
  await expect(page).not.toHaveURL(/business/)
  await tab.click()
  await expect(page).toHaveURL(/business=rent.*sort=priceLow.*view=table/)
  await expectCount(page, rented)
  await expectAccessible(page)
  await page.goBack()
  await expectCount(page, all.length)
})

test('saves a changed view or discards the change', async ({ page }) => {
  await openListings(page, '?business=rent')
  await saveView(page, 'Rentals')
  const tab = viewsOf(page).getByRole('link', { name: /^Rentals/ })
  const edited = viewsOf(page).getByText('edited')
  await tab.click()
  await page.getByRole('radio', { name: 'Table' }).click({ force: true })
  await expect(edited).toBeVisible()
  await choose(page, 'Rentals', 'Discard changes')
  await expect(page).not.toHaveURL(/view=table/)
  await page.getByRole('radio', { name: 'Table' }).click({ force: true })
  await expect(edited).toBeVisible()
  await choose(page, 'Rentals', 'Save changes')
  await expect(edited).toHaveCount(0)
  await viewsOf(page).getByRole('link', { name: 'All' }).click()
  await expect(page).not.toHaveURL(/business/)
  await tab.click()
  await expect(page).toHaveURL(/view=table/)
})

test('opens the list with the default view', async ({ page }) => {
  await openListings(page, '?business=sale')
  await saveView(page, 'For sale')
  await choose(page, 'For sale', 'Use as default view')
  await expect(page.getByText('Saved successfully').last()).toBeVisible()
  await viewsOf(page).getByRole('link', { name: 'All' }).click()
  await expect(page).not.toHaveURL(/business/)
  await page.goto('/home')
  await page.goto('/properties/listings')
  await expect(page).toHaveURL(/business=sale/)
  await choose(page, 'For sale', 'Stop using as default view')
})

test('deletes a view by keyboard and restores it with Undo', async ({ page }) => {
  await openListings(page, '?reference=SOL-10')
  await saveView(page, 'First hundred')
  const tab = viewsOf(page).getByRole('link', { name: 'First hundred' })
  await expect(tab).toBeVisible()
  await page.getByRole('button', { name: 'Actions for First hundred' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(tab).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tab).toBeVisible()
})

test('shows a shared view to a colleague, who can duplicate but not change it', async ({
  page,
  browser,
  product,
}) => {
  await openListings(page, '?business=rent')
  await saveView(page, 'Team rentals', true)
  const context = await browser.newContext({ baseURL: product.origin })
  const other = await context.newPage()
  await signIn(other, await newColleague(product, 'Leonor'))
  await openListings(other)
  await viewsOf(other).getByRole('link', { name: 'Team rentals' }).click()
  await expect(other).toHaveURL(/business=rent/)
  await other.getByRole('button', { name: 'Actions for Team rentals' }).click()
  await expect(other.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
  await expect(other.getByRole('menuitem', { name: 'Edit view' })).toHaveCount(0)
  await expect(other.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
  await context.close()
})

for (const [path, query] of [
  ['/agents/listings', 'search=a'],
  ['/districts/listings', 'search=li'],
  ['/services/listings', 'search=a'],
  ['/inbox', 'unread=1'],
  ['/activity', 'noun=properties'],
  ['/portals', 'trouble=waiting'],
] as const) {
  test(`saves a view of ${path}`, async ({ page }) => {
    await page.goto(`${path}?${query}`)
    await saveView(page, 'My view')
    const tab = viewsOf(page).getByRole('link', { name: /^My view \d+$/ })
    await expect(tab).toHaveAttribute('aria-current', 'true')
    await viewsOf(page).getByRole('link', { name: 'All' }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await tab.click()
    await expect(page).toHaveURL(`${path}?${query}`)
    await expectAccessible(page)
  })
}
