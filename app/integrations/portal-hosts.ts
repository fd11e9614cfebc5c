const loopback = /^(localhost|127\.0\.0\.1)(:\d+)?$/

/** PORTAL_AUTHORIZATION_HOSTS names other hosts, comma-separated, with their port where it is not the usual one. */
const hosts = () =>
  (process.env.PORTAL_AUTHORIZATION_HOSTS ?? 'www.imovirtual.com').split(',').map((host) => host.trim())

/** An address that the browser may be sent to for consent; null for any other. Plain http on this machine alone. */
export function portalAddress(text: string | null): string | null {
  if (text === null || /[\\\p{Cc}]/u.test(text) || !URL.canParse(text)) return null
  const { protocol, host, username, password, href } = new URL(text)
  const secure = protocol === 'https:' || (protocol === 'http:' && loopback.test(host))
  return secure && username === '' && password === '' && hosts().includes(host) ? href : null
}
