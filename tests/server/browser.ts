import { handleCall } from '@/app/api/_bff/proxy'
import { createSession } from '@/lib/session/refresh'
import { seal } from '@/lib/session/seal'
import type { Session } from '@/lib/session/types'

export const secret = 'q7Zk2vXw9LbN4tRf8Yh3Jc6Mp1Ds5Ga0Ue'
/** The API token of test sessions, which must never appear in a response. */
export const canary = 'canary-token-6f1d2c'
export const testUser = {
  id: 7,
  name: 'Inês Duarte',
  email: 'ines@soleira.example',
  avatar: null,
  verified: true,
  role: 'Administrator',
} as const

export async function createTestSession(
  change: Partial<Session> = {},
): Promise<{ session: Session; cookie: string }> {
  const session = { ...createSession(canary, testUser), ...change }
  return { session, cookie: `sid=${await seal(session)}` }
}

export type SendOptions = {
  method?: string
  headers?: Record<string, string>
  cookie?: string
  body?: BodyInit | null
}

export function createRequest(
  path: string,
  { method = 'GET', headers = {}, cookie, body }: SendOptions = {},
): Request {
  return new Request(`http://localhost:3000${path}`, {
    method,
    headers: {
      'x-bff': '1',
      'sec-fetch-site': 'same-origin',
      ...(cookie !== undefined && { cookie }),
      ...headers,
    },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })
}

/** Passes a request for a path below `/api/v1/` to the proxy, without HTTP. */
export function send(path: string, options?: SendOptions): Promise<Response> {
  const segments = path.split(/[?#]/)[0]?.split('/').slice(3) ?? []
  return handleCall(createRequest(path, options), segments.map(decodeSegment))
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

export async function codeOf(response: Response): Promise<string> {
  const body = (await response.json()) as { errors?: { msg?: string } }
  return body.errors?.msg ?? ''
}
