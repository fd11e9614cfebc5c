import { existsSync, readFileSync } from 'node:fs'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  serverExternalPackages: ['prom-client'],
  experimental: { messages: { path: './messages', format: 'json', precompile: true } },
})

/** On every answer, pages, calls and files alike; what differs per answer is set in middleware.ts and app/api. */
const everywhere = [
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
const referrer = (value) => [{ key: 'Referrer-Policy', value }]

/** Photographs on a host of their own are asked there by the browser, which must reach it: only https counts as that. */
const media = process.env.MEDIA_BASE_URL ?? ''

/** What lib/launch/build.ts has just put down, for running pages to compare with; while the sources change there is none. */
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
  // Photographs come in sizes made once. lib/launch/dashboard-server.ts refuses the optimizer's address, too.
  images: { unoptimized: true },
  // `npm test` checks the types of everything; a first start need not do it again.
  typescript: { ignoreBuildErrors: true },
  env: {
    PUBLIC_MEDIA_BASE: media.startsWith('https://') ? media.replace(/\/+$/, '') : '',
    PUBLIC_VERSION: version,
  },
  experimental: { optimizePackageImports: ['@heroicons/react/24/outline', '@heroicons/react/24/solid'] },
  headers: async () => [
    { source: '/:path*', headers: everywhere },
    // The links in these two addresses are secrets: nobody is told them.
    { source: '/:page(reset|verify)/:id*', headers: referrer('no-referrer') },
    { source: '/((?!(?:reset|verify)/).*)', headers: referrer('same-origin') },
  ],
}

export default withNextIntl(config)
