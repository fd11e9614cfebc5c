import { demoAccounts } from '../../lib/contract/demo-accounts.ts'

export const sameOriginHeaders = { 'x-bff': '1', 'sec-fetch-site': 'same-origin' }

export async function signIn(
  origin: string,
  { email, password }: { email: string; password: string } = demoAccounts.administrator,
): Promise<string> {
  const response = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { ...sameOriginHeaders, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
  if (!response.ok || cookie === undefined)
    throw new Error(`Sign-in failed: ${response.status} ${await response.text()}`)
  return cookie
}
