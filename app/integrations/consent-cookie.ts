import { createHash } from 'node:crypto'
import { createCookie, readCookie } from '@/lib/session/cookie'

/** Matches the lifetime of a state at the API. */
const maxAgeSeconds = 600

/** Creates the cookie that binds a consent to the browser that started it: a hash of the `state` in the URL. */
export function createConsentCookie(url: string): string {
  return createCookie('consent', hashOf(new URL(url).searchParams.get('state') ?? ''), maxAgeSeconds)
}

/** Returns true if this browser started the consent with this `state` (ASVS 10.1.2). */
export function isStartedInThisBrowser(request: Request, state: string): boolean {
  return readCookie(request, 'consent', { prefixed: true }) === hashOf(state)
}

const hashOf = (state: string) => createHash('sha256').update(state).digest('hex')
