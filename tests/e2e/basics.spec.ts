import { expectAccessible } from './support/accessible.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('redirects signed-out visitors to the sign-in page and back to the requested one', async ({ page }) => {
  await page.goto('/properties/listings')
  await expect(page).toHaveURL(/\/login/)
  await signIn(page)
  await expect(page).toHaveURL(/\/properties\/listings/)
})

test('sign-in page conforms to WCAG in both themes', async ({ page }) => {
  await page.goto('/login')
  await expectAccessible(page)
})

test('sign-in page survives an API outage and works again afterwards', async ({ page, product }) => {
  await product.stopApi()
  await page.goto('/login')
  await expect(page.locator('input[name="email"]')).toBeVisible()
  await product.startApi()
  await signIn(page)
})
