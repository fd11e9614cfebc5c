import { expect } from '@playwright/test'
import { findLinkSecret } from '../../contract/mailbox.ts'
import type { Product } from './product.ts'
import type { Account } from './sign-in.ts'

export async function registerColleague(product: Product, name: string): Promise<Account> {
  const account = { email: `${name.toLowerCase()}@agency.example`, password: `${name}-first-word` }
  const response = await post(product, '/register', {
    name,
    ...account,
    password_confirmation: account.password,
  })
  expect(response.status).toBe(201)
  return account
}

export async function waitForMailedSecret(
  product: Product,
  email: string,
  kind: 'verify' | 'reset',
): Promise<string> {
  await expect(() => findLinkSecret(product.dataDir, email, kind)).toPass()
  return findLinkSecret(product.dataDir, email, kind)
}

/** Ends all sessions of a user by resetting the password to `password`. */
export async function endSessions(product: Product, { email }: Account, password: string): Promise<void> {
  expect((await post(product, '/forgot', { email })).status).toBe(200)
  const id = await waitForMailedSecret(product, email, 'reset')
  const reset = await post(product, '/reset', { id, password, password_confirmation: password })
  expect(reset.status).toBe(200)
}

function post(product: Product, path: string, fields: Record<string, string>): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return fetch(`${product.apiOrigin}/api/v1${path}`, { method: 'POST', body })
}
