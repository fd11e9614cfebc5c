/** Where browsers tell of what the policy stopped: our own, never a foreign service. */
export const reportPath = '/api/csp-reports'

/** The header that gives the policy's `report-to` its address. */
export const reportingEndpoints = `csp="${reportPath}"`

/**
 * The policy of one page (docs/security.md H-1). Origins of photographs and map tiles come from the
 * configuration; what is not configured is not allowed. The geocoder is asked by the server alone.
 */
export function contentSecurityPolicy(nonce: string): string {
  const env = process.env
  const tiles = originOf(env.MAP_TILES_URL)
  const media = originOf(env.MEDIA_BASE_URL)
  const developing = env.NODE_ENV === 'development'
  // React's development build evaluates text to show stacks of the server.
  const evaluate = developing ? "'unsafe-eval'" : ''
  return [
    directive("default-src 'self'"),
    directive(`script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`, evaluate),
    // The development overlay writes its styles into the page; a nonce beside it would switch 'unsafe-inline' off.
    directive("style-src 'self'", developing ? "'unsafe-inline'" : `'nonce-${nonce}'`),
    directive("style-src-attr 'unsafe-inline'"),
    directive("img-src 'self' blob: data:", media, tiles),
    directive("font-src 'self'"),
    directive("connect-src 'self'", tiles),
    // The video of a property, after someone pressed play.
    directive('frame-src https://www.youtube-nocookie.com'),
    directive("worker-src 'self' blob:"),
    directive("object-src 'none'"),
    directive("base-uri 'none'"),
    directive("form-action 'self'"),
    directive("frame-ancestors 'none'"),
    // The second for browsers that know the first not yet; who knows both takes `report-to`.
    directive('report-to csp'),
    directive(`report-uri ${reportPath}`),
  ].join('; ')
}

function directive(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}

/** `https://{s}.tile.example/{z}/{x}/{y}.png` → `https://*.tile.example`; nothing for what is no http(s) address. */
function originOf(address: string | undefined): string {
  const match = /^(https?:\/\/)(?:\{s\}\.)?([A-Za-z0-9.-]+(?::\d+)?)(?=\/|$)/.exec(address ?? '')
  if (match === null) return ''
  return `${match[1]}${address?.includes('://{s}.') ? '*.' : ''}${match[2]}`
}
