import { type NextRequest, NextResponse } from 'next/server'
import { exchangeToken, tokenIsGood } from '@/lib/agency/ask'
import { pathHeader } from '@/lib/agency/current-session'
import { localPath, signInAddress } from '@/lib/agency/local-path'
import { localeKey, localeOf, localeOfBrowser } from '@/lib/i18n/locales'
import { requestIdHeader, requestIdOf } from '@/lib/observing/request-id'
import { isAlive } from '@/lib/session/alive'
import { contentSecurityPolicy, reportingEndpoints } from '@/lib/session/content-security-policy'
import { cookieName, cookieOptions } from '@/lib/session/cookie'
import { current } from '@/lib/session/refresh'
import { isReplaced, open } from '@/lib/session/seal'

/**
 * The gate for pages: who is signed in, in which language, under which policy. It spares the signed-out a page that
 * would send them away; the lock itself is in each page's data (docs/security.md P-12). Never matches /api, where it would
 * cost two thirds of the throughput and cut bodies at 10 MB.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  if (!isReadable(pathname)) return nothingThere()
  if (/^\/(api|media|_next)\//.test(pathname)) return NextResponse.next()
  const sealed = request.cookies.get(cookieName())?.value
  const opened = await open(sealed)
  const going = opened === null ? null : await current(opened, exchangeToken)
  const alive = going !== null && (await isAlive(going.session, tokenIsGood, trustMs(request)))
  const held = alive ? going : null
  const target = redirection(pathname, request.nextUrl.searchParams, held !== null)
  const response = target === null ? page(request) : redirect(target, request)
  if (held?.seal !== undefined) response.cookies.set(cookieName(), held.seal, cookieOptions())
  if (held === null && sealed !== undefined && !isReplaced(sealed)) {
    response.cookies.set(cookieName(), '', { ...cookieOptions(), maxAge: 0 })
  }
  keepLocale(request, response)
  return response
}

export const config = {
  // The token's exchange is shared by all of the process, which the edge runtime is not part of.
  runtime: 'nodejs',
  matcher: [
    '/((?!api/|media/|_next/|.*\\.(?:ico|png|jpe?g|webp|gif|svg|txt|xml|json|webmanifest|woff2?|css|js|map)$).*)',
    // Calls and files have no such sign in their names, so these few come through here as well, to be read first.
    '/(api|media|_next)/(.*%.*)',
  ],
}

/** The framework takes a path with signs that mean nothing, such as `%zz`, for a failure of its own and answers 500. */
function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

function nothingThere(): NextResponse {
  return NextResponse.json(
    { errors: { msg: '404' } },
    { status: 404, headers: { 'cache-control': 'no-store' } },
  )
}

/** A page that is opened asks anew; what an open one fetches in bursts (links ahead of a click) asks once in that time. */
function trustMs(request: NextRequest): number {
  return request.headers.get('sec-fetch-dest') === 'empty' ? 2_000 : 0
}

/** Where a page's visitor belongs instead, or null. */
function redirection(pathname: string, query: URLSearchParams, signedIn: boolean): string | null {
  if (pathname === '/') return signedIn ? '/home' : '/login'
  if (/^\/(login|signup|forgot|reset)(\/|$)/.test(pathname)) {
    return signedIn ? localPath(query.get('next')) : null
  }
  // A new colleague is signed in already when the mailed link is opened.
  if (/^\/(about|verify)(\/|$)/.test(pathname) || signedIn) return null
  return signInAddress(localPath(withQuery(pathname, query)))
}

/** Where somebody belongs depends on who they are at the moment: no cache may remember it. */
function redirect(target: string, request: NextRequest): NextResponse {
  const response = NextResponse.redirect(new URL(target, request.url))
  response.headers.set('cache-control', 'no-store')
  return response
}

function page(request: NextRequest): NextResponse {
  const nonce = crypto.randomUUID()
  const policy = contentSecurityPolicy(nonce)
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  headers.set('x-nonce', nonce)
  headers.set(requestIdHeader, requestIdOf(request))
  headers.set(pathHeader, withQuery(request.nextUrl.pathname, request.nextUrl.searchParams))
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set(requestIdHeader, requestIdOf(request))
  response.headers.set('reporting-endpoints', reportingEndpoints)
  if (process.env.APP_ORIGIN?.startsWith('https://')) {
    response.headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
  }
  return response
}

function withQuery(pathname: string, query: URLSearchParams): string {
  const own = new URLSearchParams(query)
  own.delete('_rsc')
  return own.size === 0 ? pathname : `${pathname}?${own}`
}

const yearSeconds = 365 * 24 * 60 * 60

/** The cookie is the truth; the first visit takes the browser's language, and `cn` becomes `zh`. */
function keepLocale(request: NextRequest, response: NextResponse): void {
  const kept = request.cookies.get(localeKey)?.value
  const locale = localeOf(kept) ?? localeOfBrowser(request.headers.get('accept-language'))
  if (locale !== kept) {
    response.cookies.set(localeKey, locale, {
      path: '/',
      maxAge: yearSeconds,
      sameSite: 'lax',
      secure: process.env.APP_ORIGIN?.startsWith('https://') ?? false,
    })
  }
}
