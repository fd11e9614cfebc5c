import path from 'node:path'
import { z } from 'zod'
import { parseTrustedProxies } from '#contract/client-address.ts'
import { limits } from '#contract/limits.ts'
import { parseSettings, refineWith } from '#contract/settings.ts'

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1')
const port = z.coerce.number().int().min(1).max(65_535)
const passwordLength = z.coerce.number().int().min(limits.ownPasswordMinLength)
const httpUrl = z.url({ protocol: /^https?$/ })

/** Settings of the operator, validated once at start; documented in docs/configuration.md. */
const Environment = z
  .object({
    AGENCY_API_HOST: z.string().default('127.0.0.1'),
    AGENCY_API_PORT: port.default(4010),
    AGENCY_DATA_DIR: z.string().default('.data/agency'),
    /** PostgreSQL; without it SQLite in the data directory. */
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    /** Maximum number of PostgreSQL connections per process. */
    DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
    AGENCY_DEMO: flag,
    /** Interval of the sample agency's resets in minutes; 0 disables them. */
    AGENCY_DEMO_RESET_MINUTES: z.coerce.number().min(0).max(10_080).default(30),
    /** Days after which activity entries are deleted; 0 keeps them forever. */
    AGENCY_HISTORY_DAYS: z.coerce.number().int().min(0).max(36_500).default(0),
    /** The agency's name, which passwords must not be derived from. */
    AGENCY_NAME: z.string().max(200).optional(),
    /** Minimum length of new passwords; can't be below the specification's minimum. */
    AGENCY_PASSWORD_LENGTH: passwordLength.max(64).default(limits.ownPasswordMinLength),
    /** Files per user and day, each within the contract's size limit; 0 disables the limit. */
    AGENCY_UPLOADS_PER_DAY: z.coerce.number().int().min(0).max(1_000_000).default(2000),
    /** Megabytes stored per user and day, including smaller versions of photos; 0 disables the limit. */
    AGENCY_UPLOAD_MB_PER_DAY: z.coerce.number().int().min(0).max(1_000_000).default(4000),
    /** Megabytes of disk space reserved for the database and the system. */
    AGENCY_DISK_FLOOR_MB: z.coerce.number().int().min(0).default(200),
    AGENCY_REGISTRATION: z.enum(['closed', 'open']).default('closed'),
    /** Seconds for which a stopping process still handles requests, while load balancers notice that it isn't ready. */
    DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
    /** Bearer token of /metrics; without it, only this machine may read them. */
    METRICS_TOKEN: z.string().min(16).optional(),
    /** The dashboard's origin, for links in mails. */
    APP_ORIGIN: httpUrl.default('http://localhost:3000'),
    /** smtp://user:password@host:port; without it mails are written to the outbox folder. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^<>]*<?[^\s@<>]+@[^\s@<>]+>?$/, 'must be an address, or a name and an <address>')
      .default('Soleira <no-reply@soleira.example>'),
    /** Name of a bucket at S3_ENDPOINT, by default Amazon; without it media are stored in the data directory. */
    S3_BUCKET: z.string().optional(),
    S3_ENDPOINT: httpUrl.optional(),
    S3_REGION: z.string().default('eu-west-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    /** Peers whose X-Forwarded-For is trusted: addresses and networks, comma-separated. */
    TRUSTED_PROXIES: z.string().default('127.0.0.1,::1').superRefine(refineWith(parseTrustedProxies)),
    /** Signs the browser's address between dashboard and API; must be equal on both. */
    CLIENT_ADDRESS_SECRET: z.string().min(32).optional(),
    /** URL of this API for portals: feeds, photos and notifications. */
    PORTALS_PUBLIC_URL: httpUrl.optional(),
    /** Keys that encrypt portal credentials, `2:new,1:old`. By default one is created in the data directory. */
    PORTALS_KEY: z
      .string()
      .refine(
        (text) => text.split(',').every((key) => key.trim().replace(/^\w+:/, '').length >= 32),
        'each key needs at least 32 characters',
      )
      .optional(),
    IMOVIRTUAL_API_URL: httpUrl.default('https://api.olxgroup.com'),
    IMOVIRTUAL_AUTHORIZATION_URL: httpUrl.default('https://www.imovirtual.com/pt/crm/authorization/'),
    IMOVIRTUAL_SITE: z.string().default('urn:site:imovirtualcom'),
    IMOVIRTUAL_CLIENT_ID: z.string().optional(),
    IMOVIRTUAL_CLIENT_SECRET: z.string().optional(),
    IMOVIRTUAL_API_KEY: z.string().optional(),
    IMOVIRTUAL_NOTIFICATION_SECRET: z.string().optional(),
    /** `ilc` and forty letters and digits, from idealista. */
    IDEALISTA_CUSTOMER_CODE: z
      .string()
      .regex(/^ilc[a-z0-9]{40}$/)
      .optional(),
    JAMES_EDITION_DEALER_ID: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,40}$/)
      .optional(),
    KYERO_FEED: flag,
  })
  .refine((env) => !env.S3_BUCKET || (env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY), {
    path: ['S3_ACCESS_KEY_ID'],
    error: 'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  })
  .transform((env) => ({
    ...env,
    APP_ORIGIN: new URL(env.APP_ORIGIN).origin,
    dataDir: path.resolve(env.AGENCY_DATA_DIR),
    trustedProxies: parseTrustedProxies(env.TRUSTED_PROXIES),
  }))

export type Environment = z.output<typeof Environment>

/** Parses the environment. Throws an Error that names each invalid variable and the reason. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  return parseSettings(Environment, source, 'Invalid environment variables')
}
