const safeMethods = new Set(['GET', 'HEAD'])

/**
 * Returns true if a request comes from our own pages. Uses Sec-Fetch-Site; without it (plain http, except on localhost)
 * Origin must match, or the Referer for reads, which carry no Origin (docs/security.md 3.5.1). `requiresBffHeader` is
 * false only for download links, which can't send X-BFF.
 */
export function isSameOrigin(
  request: Request,
  { requiresBffHeader }: { requiresBffHeader: boolean },
): boolean {
  const { headers, method } = request
  if (requiresBffHeader && headers.get('x-bff') !== '1') return false
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  if (origin !== null) return readDashboardOrigins().includes(origin)
  return safeMethods.has(method) && readDashboardOrigins().includes(originOf(headers.get('referer')))
}

/**
 * Returns the dashboard's origins, from the configuration only: clients choose the Host header, and the URL that Next
 * reports is always `localhost`.
 */
function readDashboardOrigins(): string[] {
  const configured = process.env.APP_ORIGIN
  if (configured) return [originOf(configured)]
  const port = process.env.PORT ?? '3000'
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
}

function originOf(url: string | null): string {
  return url !== null && URL.canParse(url) ? new URL(url).origin : ''
}
