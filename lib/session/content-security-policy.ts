/** Endpoint for policy reports: our own, never a third-party service. */
export const reportPath = '/api/csp-reports'

/** Value of the Reporting-Endpoints header: the URL of the policy's `report-to`. */
export const reportingEndpoints = `csp="${reportPath}"`

/** Builds the policy of one page (docs/security.md 3.4.3), with the configured origins of photos and map tiles. */
export function buildContentSecurityPolicy(nonce: string): string {
  const env = process.env
  const tiles = originOf(env.MAP_TILES_URL)
  const media = originOf(env.MEDIA_BASE_URL)
  const isDevelopment = env.NODE_ENV === 'development'
  // React's development build uses eval to show stack traces from the server.
  const evalSource = isDevelopment ? "'unsafe-eval'" : ''
  return [
    directive("default-src 'self'"),
    directive(`script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`, evalSource),
    // The development overlay inserts styles into the page; adding a nonce would disable 'unsafe-inline'.
    directive("style-src 'self'", isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`),
    directive("style-src-attr 'unsafe-inline'"),
    directive("img-src 'self' blob: data:", media, tiles),
    directive("font-src 'self'"),
    directive("connect-src 'self'", tiles),
    // The video of a property, after a click on play.
    directive('frame-src https://www.youtube-nocookie.com'),
    directive("worker-src 'self' blob:"),
    directive("object-src 'none'"),
    directive("base-uri 'none'"),
    directive("form-action 'self'"),
    directive("frame-ancestors 'none'"),
    directive('report-to csp'),
    // For browsers without `report-to`; the others ignore `report-uri`.
    directive(`report-uri ${reportPath}`),
  ].join('; ')
}

function directive(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}

/** Converts `https://{s}.tile.example/{z}/{x}/{y}.png` to `https://*.tile.example`; empty unless an http(s) URL. */
function originOf(url: string | undefined): string {
  const match = /^(https?:\/\/)(?:\{s\}\.)?([A-Za-z0-9.-]+(?::\d+)?)(?=\/|$)/.exec(url ?? '')
  if (match === null) return ''
  return `${match[1]}${url?.includes('://{s}.') ? '*.' : ''}${match[2]}`
}
