import { existsSync, readFileSync } from 'node:fs'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  serverExternalPackages: ['prom-client'],
  experimental: { messages: { path: './messages', format: 'json', precompile: true } },
})

/** Headers of every response. Those that vary per response are set in middleware.ts and app/api. */
const commonHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value:
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
      'magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), usb=()',
  },
  { key: 'X-Frame-Options', value: 'DENY' },
]
const referrerPolicy = (value) => [{ key: 'Referrer-Policy', value }]

/**
 * Paths that redirect to another page. The specification names /frontend/edit as the target of a save, and a
 * list's path plus /add as the target of its add button.
 */
const redirectTargets = {
  '/administration': '/download/csv',
  '/agents': '/agents/listings',
  '/agents/listings/add': '/agents/add',
  '/condominiums': '/condominiums/listings',
  '/condominiums/:list(add|listings/add|archived/add)': '/condominiums/new',
  '/condominiums/edit/:id(\\d+)': '/condominiums/edit/:id/general',
  '/districts': '/districts/listings',
  '/districts/listings/add': '/districts/add',
  '/download': '/download/csv',
  '/frontend/edit': '/frontpage',
  '/key-items': '/key-items/types',
  '/properties': '/properties/listings',
  '/properties/:list(add|listings/add|sold/add|archived/add|low_cost/add)': '/properties/new',
  '/properties/edit/:id(\\d+)': '/properties/edit/:id/general',
  '/services': '/services/listings',
  '/services/:list(add|listings/add)': '/services/new',
  '/whoweare': '/whoweare/description',
}

const mediaBaseUrl = process.env.MEDIA_BASE_URL ?? ''

/** Written by lib/launch/build.ts, for open pages to detect a new version; missing in development. */
const versionFile = new URL('./public/version.json', import.meta.url)
const version =
  process.env.NODE_ENV === 'production' && existsSync(versionFile)
    ? JSON.parse(readFileSync(versionFile, 'utf8')).version
    : ''

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  reactStrictMode: true,
  // Photos come in fixed sizes. lib/launch/dashboard-server.ts also blocks the optimizer's URL.
  images: { unoptimized: true },
  // `npm test` checks all types; the build at the first start doesn't need to repeat it.
  typescript: { ignoreBuildErrors: true },
  env: {
    // Browsers can load photos directly from the media host only over https; otherwise app/media serves them.
    PUBLIC_MEDIA_BASE: mediaBaseUrl.startsWith('https://') ? mediaBaseUrl.replace(/\/+$/, '') : '',
    PUBLIC_VERSION: version,
  },
  experimental: { optimizePackageImports: ['@heroicons/react/24/outline', '@heroicons/react/24/solid'] },
  // iOS requests this path regardless of the page's link.
  rewrites: async () => [{ source: '/apple-touch-icon.png', destination: '/apple-icon.png' }],
  redirects: async () =>
    Object.entries(redirectTargets).map(([source, destination]) => ({
      source,
      destination,
      permanent: false,
    })),
  headers: async () => [
    { source: '/:path*', headers: commonHeaders },
    // These URLs contain secrets, which must not leak as referrers.
    { source: '/:page(reset|verify)/:id*', headers: referrerPolicy('no-referrer') },
    { source: '/((?!(?:reset|verify)/).*)', headers: referrerPolicy('same-origin') },
  ],
}

export default withNextIntl(config)
