import { expect } from '@playwright/test'
import { findLinkSecret } from '../../contract/mailbox.ts'
import type { AppUnderTest } from './app-under-test.ts'
import type { Account } from './sign-in.ts'

export async function registerColleague(app: AppUnderTest, name: string): Promise<Account> {
  const account = { email: `${name.toLowerCase()}@agency.example`, password: `${name}-first-word` }
  const response = await post(app, '/register', {
    name,
    ...account,
    password_confirmation: account.password,
  })
  expect(response.status).toBe(201)
  return account
}

export async function waitForMailedSecret(
  app: AppUnderTest,
  email: string,
  kind: 'verify' | 'reset',
): Promise<string> {
  await expect(() => findLinkSecret(app.dataDir, email, kind)).toPass()
  return findLinkSecret(app.dataDir, email, kind)
}

/** Ends all sessions of a user by resetting the password to `password`. */
export async function endSessions(app: AppUnderTest, { email }: Account, password: string): Promise<void> {
  expect((await post(app, '/forgot', { email })).status).toBe(200)
  const id = await waitForMailedSecret(app, email, 'reset')
  const reset = await post(app, '/reset', { id, password, password_confirmation: password })
  expect(reset.status).toBe(200)
}

function post(app: AppUnderTest, path: string, fields: Record<string, string>): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return fetch(`${app.apiOrigin}/api/v1${path}`, { method: 'POST', body })
}
