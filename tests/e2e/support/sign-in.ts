import { expect, type Page } from '@playwright/test'
import { demoAccounts } from '../../../lib/contract/demo-accounts.ts'
import { waitForHydration } from './hydration.ts'

export { openSession } from './open-session.ts'

export type Account = { email: string; password: string }

export async function signIn(page: Page, account: keyof typeof demoAccounts | Account = 'administrator') {
  if (!page.url().includes('/login')) await page.goto('/login')
  await trySignIn(page, typeof account === 'string' ? demoAccounts[account] : account)
  await expect(page).not.toHaveURL(/\/login/)
  await page.waitForLoadState()
  await waitForHydration(page)
}

/** Deletes the browser's session. Leaves the page first, because it would detect the missing session and navigate. */
export async function dropSession(page: Page) {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

export async function trySignIn(page: Page, { email, password }: Account) {
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('form button[type="submit"]').click()
}
