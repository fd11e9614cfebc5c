import { type NextRequest, NextResponse } from 'next/server'
import { pathHeader } from '@/lib/agency/current-session'
import { toLocalPath, toSignInUrl } from '@/lib/agency/local-path'
import { resolveSession } from '@/lib/agency/resolve-session'
import { localeKey, localeOf, localeOfBrowser } from '@/lib/i18n/locales'
import { requestIdHeader, requestIdOf } from '@/lib/observability/request-id'
import { buildContentSecurityPolicy, reportingEndpoints } from '@/lib/session/content-security-policy'
import { getSessionCookieName, getSessionCookieOptions } from '@/lib/session/cookie'
import { hasNewerCookie } from '@/lib/session/seal'

/**
 * Redirects page requests depending on the session, and sets the language and the content security policy. The
 * redirects only save a render; authorization happens when each page loads its data (docs/security.md P-12). Never
 * matches /api, where it would cost two thirds of the throughput and truncate bodies at 10 MB.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  const sealed = request.cookies.get(getSessionCookieName())?.value
  const active = await resolveSession(sealed, { trustMs: trustMsOf(request) })
  const target = findRedirectTarget(pathname, request.nextUrl.searchParams, active !== null)
  const response = target === null ? continueToPage(request) : redirect(target, request)
  if (active?.seal !== undefined)
    response.cookies.set(getSessionCookieName(), active.seal, getSessionCookieOptions())
  // Requests sent before a token refresh carry the previous cookie. The browser has the newer one, which must stay.
  if (active === null && sealed !== undefined && !hasNewerCookie(sealed)) {
    response.cookies.set(getSessionCookieName(), '', { ...getSessionCookieOptions(), maxAge: 0 })
  }
  saveLocale(request, response)
  return response
}

export const config = {
  // Token refreshes are shared within the process, which the edge runtime isn't part of.
  runtime: 'nodejs',
  matcher: [
    '/((?!api/|media/|_next/|.*\\.(?:ico|png|jpe?g|webp|gif|svg|txt|xml|json|webmanifest|woff2?|css|js|map)$).*)',
  ],
}

/** Returns the time in ms for which a verified session is trusted: 0 for page loads, more for bursts of prefetches. */
function trustMsOf(request: NextRequest): number {
  return request.headers.get('sec-fetch-dest') === 'empty' ? 2_000 : 0
}

/** Returns the path to redirect the visitor to, or null. */
function findRedirectTarget(pathname: string, query: URLSearchParams, isSignedIn: boolean): string | null {
  if (pathname === '/') return isSignedIn ? '/home' : '/login'
  if (/^\/(login|signup|forgot|reset)(\/|$)/.test(pathname)) {
    return isSignedIn ? toLocalPath(query.get('next')) : null
  }
  // /verify is open to signed-in users too: new users are already signed in when they open the mailed link.
  if (/^\/(about|verify)(\/|$)/.test(pathname) || isSignedIn) return null
  return toSignInUrl(toLocalPath(toPathWithQuery(pathname, query)))
}

/** The redirect isn't cacheable, because its target depends on the session. */
function redirect(target: string, request: NextRequest): NextResponse {
  const response = NextResponse.redirect(new URL(target, request.url))
  response.headers.set('cache-control', 'no-store')
  return response
}

function continueToPage(request: NextRequest): NextResponse {
  const nonce = crypto.randomUUID()
  const policy = buildContentSecurityPolicy(nonce)
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  headers.set('x-nonce', nonce)
  headers.set(requestIdHeader, requestIdOf(request))
  headers.set(pathHeader, toPathWithQuery(request.nextUrl.pathname, request.nextUrl.searchParams))
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set(requestIdHeader, requestIdOf(request))
  response.headers.set('reporting-endpoints', reportingEndpoints)
  return response
}

function toPathWithQuery(pathname: string, query: URLSearchParams): string {
  const params = new URLSearchParams(query)
  params.delete('_rsc')
  return params.size === 0 ? pathname : `${pathname}?${params}`
}

const yearSeconds = 365 * 24 * 60 * 60

/** Sets a missing or invalid language cookie to the browser's language; replaces `cn` (Chinese) with `zh`. */
function saveLocale(request: NextRequest, response: NextResponse): void {
  const stored = request.cookies.get(localeKey)?.value
  const locale = localeOf(stored) ?? localeOfBrowser(request.headers.get('accept-language'))
  if (locale !== stored) {
    response.cookies.set(localeKey, locale, {
      path: '/',
      maxAge: yearSeconds,
      sameSite: 'lax',
      secure: process.env.APP_ORIGIN?.startsWith('https://') ?? false,
    })
  }
}
