import 'server-only'
import { webCookies } from 'iron-session'
import { sealSeconds } from './seal'

const httpsOrigin = () => process.env.APP_ORIGIN?.startsWith('https://') ?? false

/** `__Host-Http-` tells the browser to refuse the cookie from a script, a subdomain or plain http (security.md C-1). */
export function cookieName(): string {
  return httpsOrigin() ? '__Host-Http-sid' : 'sid'
}

export function cookieOptions() {
  return {
    httpOnly: true,
    secure: httpsOrigin(),
    sameSite: 'lax',
    path: '/',
    maxAge: sealSeconds - 60,
  } as const
}

/** The sealed session that a request carries. */
export function readCookie(request: Request): string | undefined {
  return webCookies(request, new Headers()).read(cookieName())
}

/** Another cookie of the request, such as `locale`. */
export function readPlainCookie(request: Request, name: string): string | undefined {
  return webCookies(request, new Headers()).read(name)
}

export function writeCookie(request: Request, headers: Headers, sealed: string): void {
  webCookies(request, headers).write(cookieName(), sealed, cookieOptions())
}

export function clearCookie(request: Request, headers: Headers): void {
  webCookies(request, headers).write(cookieName(), '', { ...cookieOptions(), maxAge: 0 })
}
