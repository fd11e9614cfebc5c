import { expect, type Page } from '@playwright/test'
import { demoAccounts } from '../../../lib/contract/demo-accounts.ts'

export type Account = { email: string; password: string }

/** Signs in by the form, in whatever language the page is, and waits until it has left the sign-in page. */
export async function signIn(page: Page, who: keyof typeof demoAccounts | Account = 'administrator') {
  if (!page.url().includes('/login')) await page.goto('/login')
  await trySignIn(page, typeof who === 'string' ? demoAccounts[who] : who)
  await expect(page).not.toHaveURL(/\/login/)
}

/** Fills in the sign-in form that is open and sends it, whatever comes of it. */
export async function trySignIn(page: Page, { email, password }: Account) {
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('form button[type="submit"]').click()
}
