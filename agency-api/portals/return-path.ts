import { AgencyError } from '#contract/errors.ts'
import type { Environment } from '../environment.ts'

/**
 * Parses the dashboard's return URL: a path, a URL of its origin, or either in base64url. Throws for anything else,
 * which would be an open redirect.
 */
export function returnPathOf({ APP_ORIGIN }: Environment, returnUrl: string): string {
  const text =
    /^[/h]/.test(returnUrl) && /[/:]/.test(returnUrl)
      ? returnUrl
      : Buffer.from(returnUrl, 'base64url').toString()
  const isLocal = !/^\/[/\\]/.test(text) && !/[\\\p{Cc}]/u.test(text) && URL.canParse(text, APP_ORIGIN)
  const url = isLocal ? new URL(text, APP_ORIGIN) : null
  const isOwnUrl = url !== null && url.origin === APP_ORIGIN && /^(\/|https?:)/.test(text)
  // `/x/..//evil.example` is normalised to `//evil.example`, which a browser takes as a host.
  if (!isOwnUrl || url.pathname.startsWith('//')) throw new AgencyError('MISSING', { fields: { url: 'url' } })
  return url.pathname + url.search
}
