import { demoAccounts } from '../../lib/contract/demo-accounts.ts'

/** What the dashboard's own pages send along with each call. */
export const fromItsPages = { 'x-bff': '1', 'sec-fetch-site': 'same-origin' }

/** Signs in at a dashboard; answers the cookie to send. */
export async function signIn(
  origin: string,
  { email, password }: { email: string; password: string } = demoAccounts.administrator,
): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { ...fromItsPages, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (!answer.ok || cookie === undefined) throw new Error(`Signing in: ${answer.status}`)
  return cookie
}
