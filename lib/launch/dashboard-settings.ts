import { z } from 'zod'
import { parseTrustedProxies, type TrustedProxies } from '../contract/client-address.ts'
import { parseSettings, refineWith } from '../contract/settings.ts'
import { readPasswords } from '../session/secret.ts'

const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' })
const urlTemplate = z
  .string()
  .refine((text) => webUrl.safeParse(text.replace(/\{\w+\}/g, 'x')).success, 'must be an http or https URL')

/** Throws unless each host is written like `URL.host`, with which the dashboard compares it. */
function requireHosts(text: string): void {
  for (const host of text.split(',').map((part) => part.trim()))
    if (!URL.canParse(`https://${host}`) || new URL(`https://${host}`).host !== host)
      throw new Error(`"${host}" must be a host such as www.imovirtual.com, in lower case`)
}

/** Settings of the dashboard, validated once at start; documented in docs/configuration.md. */
const DashboardSettings = z.object({
  PORT: z.coerce.number('must be a port').int().min(1).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  APP_ORIGIN: webUrl
    .refine((text) => new URL(text).pathname === '/', 'must be an origin, without a path')
    .optional(),
  SESSION_SECRET: z.string().default('').superRefine(refineWith(readPasswords)),
  AGENCY_API_URL: webUrl.optional(),
  MEDIA_BASE_URL: webUrl.optional(),
  MAP_TILES_URL: urlTemplate.optional(),
  GEOCODER_URL: webUrl.optional(),
  GEOCODER_KIND: z.enum(['photon', 'nominatim']).optional(),
  AGENCY_PROPERTY_URL: urlTemplate.optional(),
  AGENCY_COMPLAINTS_URL: webUrl.optional(),
  AGENCY_ACCESSIBILITY_CONTACT: z
    .string()
    .refine(
      (text) => /^[^\s@:/?]+@[^\s@:/?]+$/.test(text) || webUrl.safeParse(text).success,
      'must be an email address or an http or https URL',
    )
    .optional(),
  PORTAL_AUTHORIZATION_HOSTS: z.string().superRefine(refineWith(requireHosts)).optional(),
  AGENCY_DEMO: z.enum(['0', '1']).optional(),
  LOG_FORMAT: z.literal('json').optional(),
  CLIENT_ADDRESS_SECRET: z.string().min(32).optional(),
  TRUSTED_PROXIES: z.string().default('127.0.0.1,::1').superRefine(refineWith(parseTrustedProxies)),
  METRICS_TOKEN: z.string().min(16).optional(),
  SECURITY_CONTACT: z
    .url({ protocol: /^(?:mailto|https)$/, error: 'must be a mailto: or https: URL' })
    .optional(),
  DRAIN_SECONDS: z.coerce.number('must be seconds').min(0).max(60).default(0),
})
type DashboardSettings = z.output<typeof DashboardSettings> & { isTrustedProxy: TrustedProxies }

/** Parses the environment. Throws an Error that names each invalid setting. */
export function readDashboardSettings(env: Record<string, string | undefined>): DashboardSettings {
  const settings = parseSettings(DashboardSettings, env, 'Invalid settings of the dashboard')
  return { ...settings, isTrustedProxy: parseTrustedProxies(settings.TRUSTED_PROXIES) }
}
