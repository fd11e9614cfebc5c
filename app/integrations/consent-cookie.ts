import { createHash } from 'node:crypto'
import { passingCookie, readPlainCookie } from '@/lib/session/cookie'

/** As long as the API keeps a state. */
const seconds = 600

/** The cookie that ties a consent to the browser that began it: the hash of the `state` in the portal's address. */
export function begun(to: string): string {
  return passingCookie('consent', hashOf(new URL(to).searchParams.get('state') ?? ''), seconds)
}

/** Whether this browser began the consent that comes back with `state` (ASVS 10.1.2). */
export function beganHere(request: Request, state: string): boolean {
  return readPlainCookie(request, 'consent', { prefixed: true }) === hashOf(state)
}

const hashOf = (state: string) => createHash('sha256').update(state).digest('hex')
