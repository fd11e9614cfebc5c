import 'server-only'
import { webCookies } from 'iron-session'
import { sealSeconds } from './seal'

const httpsOrigin = () => process.env.APP_ORIGIN?.startsWith('https://') ?? false

/** `__Host-Http-` tells the browser to refuse the cookie from a script, a subdomain or plain http (docs/security.md C-1). */
export function cookieName(): string {
  return ownName('sid')
}

export function ownName(name: string): string {
  return httpsOrigin() ? `__Host-Http-${name}` : name
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

/** Another cookie of the request, such as `locale`; `prefixed` is one that `passingCookie` made. */
export function readPlainCookie(
  request: Request,
  name: string,
  { prefixed = false } = {},
): string | undefined {
  return webCookies(request, new Headers()).read(prefixed ? ownName(name) : name)
}

/** A Set-Cookie that lives so long, out of reach of scripts and other hosts as the session's is. */
export function passingCookie(name: string, value: string, seconds: number): string {
  const secure = httpsOrigin() ? '; Secure' : ''
  return `${ownName(name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

export function writeCookie(request: Request, headers: Headers, sealed: string): void {
  webCookies(request, headers).write(cookieName(), sealed, cookieOptions())
}

export function clearCookie(request: Request, headers: Headers): void {
  webCookies(request, headers).write(cookieName(), '', { ...cookieOptions(), maxAge: 0 })
}
