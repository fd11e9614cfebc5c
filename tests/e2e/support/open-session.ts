import { expect, type Page } from '@playwright/test'
import { demoAccounts } from '../../../lib/contract/demo-accounts.ts'
import { machineCount } from './storage.ts'

/**
 * Signs in with a request instead of the form, without navigating. With several machines, retries once after a 502 or
 * higher, because the process may just have been killed.
 */
export async function openSession(page: Page, account: keyof typeof demoAccounts = 'administrator') {
  const { email, password } = demoAccounts[account]
  const post = () =>
    page.request.post('/api/v1/auth/login', {
      headers: { 'X-BFF': '1', 'Sec-Fetch-Site': 'same-origin' },
      data: { email, password },
    })
  const firstResponse = await post()
  const response = machineCount > 1 && firstResponse.status() >= 502 ? await post() : firstResponse
  expect(response.status(), 'signing in').toBe(200)
}
