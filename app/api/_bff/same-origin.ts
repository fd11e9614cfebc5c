const safe = new Set(['GET', 'HEAD'])

/**
 * Whether a request comes from our own pages. A browser says so itself in Sec-Fetch-Site; where it does not (plain http
 * off this machine), Origin must be ours, or for reads, which carry none, the Referer's (docs/security.md X-2).
 * `withHeader` is false only for what a link or an image asks, which cannot carry X-BFF.
 */
export function isSameOrigin(request: Request, { withHeader }: { withHeader: boolean }): boolean {
  const { headers, method } = request
  if (withHeader && headers.get('x-bff') !== '1') return false
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  if (origin !== null) return ourOrigins().includes(origin)
  return safe.has(method) && ourOrigins().includes(originOf(headers.get('referer')))
}

/**
 * Ours by configuration alone: the Host header is the client's to choose, and the framework's own address of a request
 * is `localhost` whatever was asked.
 */
function ourOrigins(): string[] {
  const configured = process.env.APP_ORIGIN
  if (configured) return [originOf(configured)]
  const port = process.env.PORT ?? '3000'
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
}

function originOf(address: string | null): string {
  return address !== null && URL.canParse(address) ? new URL(address).origin : ''
}
