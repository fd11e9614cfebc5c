import { AgencyError } from '#contract/errors.ts'
import type { ExportPlace, PortalPlace } from '#contract/portal-places.ts'
import type { Environment } from '../environment.ts'

export const isLoopback = (url: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname)

/** Internal host names and IP addresses of private networks, which portals can't fetch from. */
const privateHost =
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|0\.)|^\[(fe80|f[cd])|(\.local|\.internal|\.lan)$/i

const requiredSettings: Record<PortalPlace, (keyof Environment)[]> = {
  imovirtual: [
    'PORTALS_PUBLIC_URL',
    'IMOVIRTUAL_CLIENT_ID',
    'IMOVIRTUAL_CLIENT_SECRET',
    'IMOVIRTUAL_API_KEY',
    'IMOVIRTUAL_NOTIFICATION_SECRET',
  ],
  idealista: ['PORTALS_PUBLIC_URL', 'IDEALISTA_CUSTOMER_CODE'],
  james_edition: ['PORTALS_PUBLIC_URL', 'JAMES_EDITION_DEALER_ID'],
  kyero: ['PORTALS_PUBLIC_URL', 'KYERO_FEED'],
  social: [],
}

export function missingSettings(environment: Environment, place: PortalPlace): string[] {
  const missing = requiredSettings[place].filter((name) => !environment[name])
  const url = environment.PORTALS_PUBLIC_URL
  // A real portal can't fetch photos from this machine; a local fake can.
  const isUnreachable =
    place !== 'social' &&
    url !== undefined &&
    !usesFakePortal(environment) &&
    (isLoopback(url) || privateHost.test(new URL(url).hostname))
  return isUnreachable ? [...missing, 'PORTALS_PUBLIC_URL'] : missing
}

/** Returns true if the portal is a fake on this machine, as in tests and in the sample agency. */
const usesFakePortal = ({ IMOVIRTUAL_API_URL: url }: Environment): boolean => isLoopback(url)

export function isConfigured(environment: Environment, place: PortalPlace): boolean {
  // The sample agency's records must never reach a real portal (docs/security.md O-5).
  if (environment.AGENCY_DEMO && !usesFakePortal(environment)) return place === 'social'
  return missingSettings(environment, place).length === 0
}

/** Returns a URL of this API for portals; null without PORTALS_PUBLIC_URL. */
export function toPublicUrl({ PORTALS_PUBLIC_URL: base }: Environment, path: string): string | null {
  return base === undefined ? null : `${base.replace(/\/+$/, '')}${path}`
}

export const callbackUrlOf = ({ APP_ORIGIN }: Environment, place: ExportPlace) =>
  `${APP_ORIGIN}/integrations/callback/${place}`

/**
 * Parses the dashboard's return URL: a path, a URL of its origin, or either in base64url. Throws for anything else,
 * to prevent an open redirect.
 */
export function returnPathOf({ APP_ORIGIN }: Environment, returnUrl: string): string {
  const text =
    /^[/h]/.test(returnUrl) && /[/:]/.test(returnUrl)
      ? returnUrl
      : Buffer.from(returnUrl, 'base64url').toString()
  const isParsable = !/^\/[/\\]/.test(text) && !/[\\\p{Cc}]/u.test(text) && URL.canParse(text, APP_ORIGIN)
  const url = isParsable ? new URL(text, APP_ORIGIN) : null
  const isOwnUrl = url !== null && url.origin === APP_ORIGIN && /^(\/|https?:)/.test(text)
  // `/x/..//evil.example` is normalised to `//evil.example`, which browsers parse as a host.
  if (!isOwnUrl || url.pathname.startsWith('//')) throw new AgencyError('MISSING', { fields: { url: 'url' } })
  return url.pathname + url.search
}
