import { expectAccessible } from './support/accessible.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('whoever is not signed in is led to the sign-in page, and on to where they wanted to go', async ({
  page,
}) => {
  await page.goto('/properties/listings')
  await expect(page).toHaveURL(/\/login/)
  await signIn(page)
  await expect(page).toHaveURL(/\/properties\/listings/)
})

test('the sign-in page holds to WCAG in both themes', async ({ page }) => {
  await page.goto('/login')
  await expectAccessible(page)
})

test('the sign-in page survives an API that is down, and works again when it is back', async ({
  page,
  product,
}) => {
  await product.stopApi()
  await page.goto('/login')
  await expect(page.locator('input[name="email"]')).toBeVisible()
  await product.startApi()
  await signIn(page)
})
