import type { AppContext } from '../app-context.ts'
import type { SignIn } from './bearer.ts'

/** Ordered, because the User-Agent of most browsers also names Safari, and that of many also names Chrome. */
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

/** Returns the browser and system of a User-Agent header, such as `Firefox, Linux`; null if neither is recognised. */
function deviceOf(userAgent: string | null): string | null {
  const names = [browsers, systems].flatMap(
    (patterns) => patterns.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? [],
  )
  return names.length === 0 ? null : names.join(', ')
}

/** Describes the sign-in that a request makes. Only the product names of the User-Agent are stored. */
export function signInOf({ httpRequest, now }: { httpRequest: Request } & Pick<AppContext, 'now'>): SignIn {
  return { device: deviceOf(httpRequest.headers.get('user-agent')), at: now().toISOString() }
}
