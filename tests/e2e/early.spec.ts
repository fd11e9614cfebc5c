import type { Page } from '@playwright/test'
import { demoAccounts } from '../../lib/contract/demo-accounts.ts'
import { first } from './support/desk.ts'
import { activeListings } from './support/listings.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** Keeps the page's scripts on their way until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await arrival
    await route.continue()
  })
  return arrive
}

test('who has typed and pressed Enter before the page woke is signed in when it wakes', async ({ page }) => {
  const wake = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const { email, password } = demoAccounts.administrator
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('input[name="password"]').press('Enter')
  await expect(page.locator('input[name="email"]')).toHaveValue(email)
  wake()
  await expect(page).toHaveURL('/home')
})

test('what is typed, ticked and chosen in a form before it woke is there to be saved', async ({
  page,
  product,
}) => {
  const { id } = first(activeListings(product))
  await openSession(page)
  await page.goto(`/properties/edit/${id}/general`)
  const title = page.locator('input[name="i18n.title.en"]')
  const hidden = page.getByRole('switch', { name: 'Hide the price' })
  const renting = page.getByRole('radio', { name: 'For rent' })
  await expect(renting).not.toBeChecked()
  await expect(hidden).not.toBeChecked()

  const wake = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await title.fill('Flat over the river')
  await hidden.check()
  await renting.locator('..').click()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden()
  wake()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Rent/ })).toBeVisible()
  await save.click()
  await expect(save).toBeHidden()
  await page.reload()
  await expect(title).toHaveValue('Flat over the river')
  await expect(hidden).toBeChecked()
  await expect(renting).toBeChecked()
})
