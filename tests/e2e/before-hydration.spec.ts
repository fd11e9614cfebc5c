import type { Page } from '@playwright/test'
import { demoAccounts } from '../../lib/contract/demo-accounts.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

async function blockScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('signs in with a form submitted before hydration', async ({ page }) => {
  const releaseScripts = await blockScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const { email, password } = demoAccounts.administrator
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('input[name="password"]').press('Enter')
  await expect(page.locator('input[name="email"]')).toHaveValue(email)
  releaseScripts()
  await expect(page).toHaveURL('/home')
})

test('searches a list for text typed before hydration', async ({ page }) => {
  await openSession(page)
  const releaseScripts = await blockScripts(page)
  await page.goto('/agents/listings', { waitUntil: 'commit' })
  const search = page.locator('main').getByRole('searchbox')
  await search.fill('no such name')
  releaseScripts()
  await expect(page).toHaveURL(/no(\+|%20)such/)
  await expect(search).toHaveValue('no such name')
})

test('record forms accept no input before hydration', async ({ page }) => {
  await openSession(page)
  const releaseScripts = await blockScripts(page)
  await page.goto('/properties/new', { waitUntil: 'commit' })
  const form = page.locator('form[method="post"]')
  await expect(form).toHaveAttribute('inert')
  releaseScripts()
  await expect(form).not.toHaveAttribute('inert')
})
