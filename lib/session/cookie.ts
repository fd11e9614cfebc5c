import 'server-only'
import { webCookies } from 'iron-session'
import { sealSeconds } from './seal'

const hasHttpsOrigin = () => process.env.APP_ORIGIN?.startsWith('https://') ?? false

/**
 * Returns the session cookie's name. With the prefix `__Host-Http-`, browsers reject the cookie from scripts,
 * subdomains and plain http (docs/security.md C-1).
 */
export function getSessionCookieName(): string {
  return prefixCookieName('sid')
}

export function prefixCookieName(name: string): string {
  return hasHttpsOrigin() ? `__Host-Http-${name}` : name
}

export function getSessionCookieOptions() {
  return {
    httpOnly: true,
    secure: hasHttpsOrigin(),
    sameSite: 'lax',
    path: '/',
    // Expires before the seal even if the response takes up to a minute.
    maxAge: sealSeconds - 60,
  } as const
}

/** Cookie with the tokens of sign-outs that the API hasn't confirmed. It can't be used as a session cookie. */
export const pendingSignOutCookie = 'ending'

/** Returns the sealed session of a request. */
export function readSessionCookie(request: Request): string | undefined {
  return webCookies(request, new Headers()).read(getSessionCookieName())
}

/** Returns another cookie of the request, such as `locale`; `prefixed` ones come from `createCookie`. */
export function readCookie(request: Request, name: string, { prefixed = false } = {}) {
  return webCookies(request, new Headers()).read(prefixed ? prefixCookieName(name) : name)
}

/** Creates the Set-Cookie value of a cookie that, like the session's, scripts and other hosts can't read. */
export function createCookie(name: string, value: string, maxAgeSeconds: number): string {
  const secure = hasHttpsOrigin() ? '; Secure' : ''
  return `${prefixCookieName(name)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`
}

export function writeSessionCookie(request: Request, headers: Headers, sealed: string): void {
  webCookies(request, headers).write(getSessionCookieName(), sealed, getSessionCookieOptions())
}

export function clearSessionCookie(request: Request, headers: Headers): void {
  webCookies(request, headers).write(getSessionCookieName(), '', { ...getSessionCookieOptions(), maxAge: 0 })
}
