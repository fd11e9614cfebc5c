import { encodeForm } from '../../lib/contract/multipart.ts'
import { sameOriginHeaders } from '../bench/signed-in.ts'

const password = 'quay-7391-almond-kite'

type Headers = Record<string, string>

/** Registers a user; returns headers that authenticate calls to the dashboard or the API, depending on `origin`. */
export async function registerUser(origin: string, name: string): Promise<Headers> {
  const body = encodeForm({
    name,
    email: `${name}@agency.example`,
    password,
    password_confirmation: password,
  })
  const response = await fetch(`${origin}/api/v1/register`, {
    method: 'POST',
    headers: sameOriginHeaders,
    body,
  })
  if (!response.ok) throw new Error(`Registration failed: ${response.status} ${await response.text()}`)
  const { token } = (await response.json()) as { token?: string }
  if (token !== undefined) return { authorization: `Bearer ${token}` }
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return { ...sameOriginHeaders, cookie: cookies.join('; ') }
}

export function createRequests(origin: string, headers: Headers, target: 'dashboard' | 'API') {
  const created = { agents: 0 }
  const get = (address: string) => fetch(`${origin}${address}`, { headers })
  const pages = [
    () => get('/properties/listings'),
    () => get('/api/v1/session'),
    () => fetchPageAndAsset(origin, headers),
  ]
  const calls = [
    () => get('/api/v1/properties'),
    () =>
      fetch(`${origin}/api/v1/profile`, { method: 'PATCH', headers, body: encodeForm({ name: 'Rita Sá' }) }),
    () => get('/api/v1/properties?page=2'),
    async () => {
      const key = { 'idempotency-key': crypto.randomUUID() }
      const emptyText = { pt: '', en: '' }
      const body = encodeForm({ first_name: 'Agente', role: emptyText, description: emptyText })
      const response = await fetch(`${origin}/api/v1/agents/add`, {
        method: 'POST',
        headers: { ...headers, ...key },
        body,
      })
      if (response.status === 201) created.agents += 1
      return response
    },
  ]
  return { requests: target === 'API' ? calls : [...calls, ...pages], created }
}

/** Loads a page, then one of its scripts or styles. Dashboards of different versions may serve the two. */
async function fetchPageAndAsset(origin: string, headers: Headers): Promise<Response> {
  const page = await fetch(`${origin}/agents/listings`, { headers })
  if (!page.ok) return page
  const files = [...new Set((await page.text()).match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g))]
  const file = files[Math.floor(Math.random() * files.length)]
  if (file === undefined) throw new Error('The page has no scripts')
  return fetch(`${origin}${file}`, { headers })
}

/**
 * Signs the user `tiago` out at one dashboard. Throws if another dashboard, which accepted the cookie before, still
 * accepts a copy of it.
 */
export async function checkSignOut(ports: number[], headers: Headers): Promise<void> {
  const [origin, otherOrigin] = ports.map((port) => `http://127.0.0.1:${port}`)
  const fetchSession = async () =>
    (await (await fetch(`${otherOrigin}/api/v1/session`, { headers })).json()) as unknown
  const fetchPage = () => fetch(`${otherOrigin}/properties/listings`, { headers, redirect: 'manual' })
  const before = [JSON.stringify(await fetchSession()).includes('tiago'), (await fetchPage()).status]
  await fetch(`${origin}/api/v1/auth/logout`, { method: 'POST', headers })
  const after = [JSON.stringify(await fetchSession()), (await fetchPage()).headers.get('location')]
  const isRefused =
    JSON.stringify([before, after]) ===
    JSON.stringify([
      [true, 200],
      ['{"session":null}', '/login?next=%2Fproperties%2Flistings'],
    ])
  if (!isRefused)
    throw new Error(`After signing out, the other dashboard returned ${JSON.stringify([before, after])}`)
}
