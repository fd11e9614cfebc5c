import 'server-only'
import { webCookies } from 'iron-session'
import { sealSeconds } from './seal'

const hasHttpsOrigin = () => process.env.APP_ORIGIN?.startsWith('https://') ?? false

/**
 * Returns the session cookie's name. With the prefix `__Host-Http-`, browsers reject the cookie from scripts,
 * subdomains and plain http (docs/security.md C-1).
 */
export function sessionCookieName(): string {
  return prefixedName('sid')
}

export function prefixedName(name: string): string {
  return hasHttpsOrigin() ? `__Host-Http-${name}` : name
}

export function sessionCookieOptions() {
  return {
    httpOnly: true,
    secure: hasHttpsOrigin(),
    sameSite: 'lax',
    path: '/',
    maxAge: sealSeconds - 60,
  } as const
}

/** Cookie with tokens whose revocation the API hasn't confirmed; its seal doesn't open a session. */
export const pendingSignOutCookie = 'ending'

/** Returns the sealed session of a request. */
export function readSessionCookie(request: Request): string | undefined {
  return webCookies(request, new Headers()).read(sessionCookieName())
}

/** Returns another cookie of the request, such as `locale`; `prefixed` ones come from `createCookie`. */
export function readCookie(request: Request, name: string, { prefixed = false } = {}) {
  return webCookies(request, new Headers()).read(prefixed ? prefixedName(name) : name)
}

/** Returns a Set-Cookie with a max age, inaccessible to scripts and other hosts like the session's. */
export function createCookie(name: string, value: string, seconds: number): string {
  const secure = hasHttpsOrigin() ? '; Secure' : ''
  return `${prefixedName(name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

export function writeSessionCookie(request: Request, headers: Headers, sealed: string): void {
  webCookies(request, headers).write(sessionCookieName(), sealed, sessionCookieOptions())
}

export function clearSessionCookie(request: Request, headers: Headers): void {
  webCookies(request, headers).write(sessionCookieName(), '', { ...sessionCookieOptions(), maxAge: 0 })
}
