import type { AppContext } from '../app-context.ts'
import type { SignIn } from './bearer.ts'

/** Most specific first: every browser also claims to be others. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Returns `Firefox, Linux` for a User-Agent header, or null if neither is recognised. Product names need no translation. */
function deviceOf(userAgent: string | null): string | null {
  const named = [browsers, systems].flatMap(
    (kinds) => kinds.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? [],
  )
  return named.length === 0 ? null : named.join(', ')
}

/** Describes the sign-in that a request makes. Only the product names of the User-Agent are stored. */
export function signInOf({ request, now }: { request: Request } & Pick<AppContext, 'now'>): SignIn {
  return { device: deviceOf(request.headers.get('user-agent')), at: now().toISOString() }
}
