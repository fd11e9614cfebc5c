import { expectAccessible } from './support/accessible.ts'
import { queryRows } from './support/database.ts'
import { first } from './support/dashboard.ts'
import { readEditableProperties, openListings } from './support/listings.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('a price entered offline is saved by Retry once the connection is back', async ({
  page,
  context,
  app,
}) => {
  await openSession(page)
  const { id, reference } = first(readEditableProperties(app))
  const readPrice = () =>
    queryRows(app, 'select price_cents from properties where id = ?', id)[0]?.price_cents
  await openListings(page, `?search=${reference}`)
  await page.getByRole('button', { name: `Change price of ${reference}` }).click()
  await page.locator('input[name="price"]').fill('456.000')
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  const notification = page.getByText(
    `Server is not responding, connection error. The change to ${reference} (456.000 €) isn’t saved yet.`,
  )
  await expect(notification).toBeVisible({ timeout: 30_000 })
  await context.setOffline(false)
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Retry' }).click()
  await expect.poll(readPrice).toBe(45_600_000)
  await expect(notification).toHaveCount(0)
})

test('a photo whose file is missing shows a placeholder', async ({ page }) => {
  await openSession(page)
  await page.route(/\/media\/properties\//, (route) => route.abort())
  await openListings(page)
  const photo = page.getByRole('article').first().locator('img').first()
  await expect(photo).toHaveAttribute('data-missing', '')
  await expect(photo).toHaveCSS('object-fit', 'contain')
})

test('a link clicked offline shows a dialog and opens when the connection is back', async ({
  page,
  context,
}) => {
  await openSession(page)
  await openListings(page)
  await context.setOffline(true)
  const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /^Home/ })
  await link.click()
  const offlineDialog = page.getByRole('dialog', { name: 'You’re offline' })
  await expect(offlineDialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(offlineDialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/properties\/listings/)

  await link.click()
  await expect(offlineDialog).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL('/home')
  await expect(offlineDialog).toHaveCount(0)
})
