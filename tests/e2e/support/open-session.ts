import { expect, type Page } from '@playwright/test'
import { demoAccounts } from '../../../lib/contract/demo-accounts.ts'
import { processCount } from './storage.ts'

/**
 * Signs in without the form, for journeys that don't test it, and stays on the current page. Retries once if a killed
 * process did not respond.
 */
export async function openSession(page: Page, account: keyof typeof demoAccounts = 'administrator') {
  const { email, password } = demoAccounts[account]
  const post = () =>
    page.request.post('/api/v1/auth/login', {
      headers: { 'X-BFF': '1', 'Sec-Fetch-Site': 'same-origin' },
      data: { email, password },
    })
  const firstResponse = await post()
  const response = processCount > 1 && firstResponse.status() >= 502 ? await post() : firstResponse
  expect(response.status(), 'signing in').toBe(200)
}
