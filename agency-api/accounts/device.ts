import type { House } from '../house.ts'
import type { SignIn } from './bearer.ts'

/** Most telling first: every browser claims to be others too. */
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

/** `Firefox, Linux` from a User-Agent header: names of products, the same in every language; null when none is known. */
export function deviceOf(userAgent: string | null): string | null {
  const named = [browsers, systems].flatMap(
    (kinds) => kinds.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? [],
  )
  return named.length === 0 ? null : named.join(', ')
}

/** The sign-in that a request makes. Of what the browser says only these words are kept. */
export function signInOf({ request, now }: { request: Request } & Pick<House, 'now'>): SignIn {
  return { device: deviceOf(request.headers.get('user-agent')), at: now().toISOString() }
}
