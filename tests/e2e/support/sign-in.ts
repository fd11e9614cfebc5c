import { expect, type Page } from '@playwright/test'
import { demoAccounts } from '../../../lib/contract/demo-accounts.ts'
import { machines } from './storage.ts'

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

/**
 * Signs the browser in without its pages, for journeys about something else. It stays on the page where it is. Whoever is
 * told that nobody answered, as when a process is killed under it, presses again.
 */
export async function openSession(page: Page, who: keyof typeof demoAccounts = 'administrator') {
  const { email, password } = demoAccounts[who]
  const post = () =>
    page.request.post('/api/v1/auth/login', {
      headers: { 'X-BFF': '1', 'Sec-Fetch-Site': 'same-origin' },
      data: { email, password },
    })
  const first = await post()
  const answer = machines > 1 && first.status() >= 502 ? await post() : first
  expect(answer.status(), 'signing in').toBe(200)
}
