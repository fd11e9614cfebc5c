import { ensureBuild } from '../../lib/launch/build.ts'
import { waitUntilReady } from '../../lib/launch/start-process.ts'
import { startDashboard } from '../../lib/launch/processes.ts'
import { signIn } from '../bench/signed-in.ts'
import { findFreePort } from '../e2e/support/free-port.ts'

export { sameOriginHeaders } from '../bench/signed-in.ts'

const person = {
  id: 7,
  name: 'Inês Duarte',
  email: 'ines@soleira.example',
  avatar: null,
  verified: true,
  role: 'Administrator',
}

export const signInResponse = { user: person, token: 'canary-token-6f1d2c', verified: true }

const secret = 'faults-only-0123456789-0123456789-0123456789'
const ignoreLine = () => undefined

export async function openDashboard(apiUrl: string, env: Record<string, string> = {}) {
  const root = process.cwd()
  await ensureBuild(root, (text) => process.stdout.write(`${text}\n`))
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const settings = {
    root,
    host: '127.0.0.1',
    port,
    origin,
    apiPort: null,
    apiUrl,
    dataDir: '',
    isDemo: false,
  }
  const child = startDashboard(settings, { mode: 'start' }, secret, ignoreLine, env)
  await waitUntilReady(child, `${origin}/version.json`, 60_000)
  return {
    origin,
    child,
    stop: () => child.stop(),
    signIn: (email = person.email, password = 'palavra-passe') => signIn(origin, { email, password }),
  }
}
