import { ensureBuild } from '../../lib/launch/build.ts'
import { answering as answers } from '../../lib/launch/service.ts'
import { startDashboard } from '../../lib/launch/services.ts'
import { freePort } from '../e2e/support/free-port.ts'

/** What the dashboard's own pages send along. */
export const fromOwnPage = { 'x-bff': '1', 'sec-fetch-site': 'same-origin' }

const person = {
  id: 7,
  name: 'Inês Duarte',
  email: 'ines@soleira.example',
  avatar: null,
  verified: true,
  role: 'Administrator',
}

/** What an API answers to a sign-in and to an exchange of a token; other calls make do with it. */
export const signInAnswer = { user: person, token: 'canary-token-6f1d2c', verified: true }

/** The production build in a process of its own, with that address for its API. */
export async function openDashboard(apiUrl: string, env: Record<string, string> = {}) {
  const root = process.cwd()
  await ensureBuild(root, (text) => process.stdout.write(`${text}\n`))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const settings = { root, host: '127.0.0.1', port, origin, apiPort: null, apiUrl, dataDir: '', demo: false }
  const service = startDashboard(
    settings,
    'start',
    'tortured-only-0123456789-0123456789-0123456789',
    () => undefined,
    env,
  )
  await answers(service, `${origin}/version.json`, 60_000)
  return {
    origin,
    service,
    stop: () => service.stop(),
    /** The Cookie header of somebody who has signed in. */
    async signIn(email = person.email, password = 'palavra-passe'): Promise<string> {
      const answer = await fetch(`${origin}/api/v1/auth/login`, {
        method: 'POST',
        headers: { ...fromOwnPage, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
      const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
      if (!answer.ok || cookie === undefined)
        throw new Error(`Signing in: ${answer.status} ${await answer.text()}`)
      return cookie
    },
  }
}
