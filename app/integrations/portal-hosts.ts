const loopback = /^(localhost|127\.0\.0\.1)(:\d+)?$/

/** PORTAL_AUTHORIZATION_HOSTS lists additional hosts, comma-separated, with any non-default port. */
const hosts = () =>
  (process.env.PORTAL_AUTHORIZATION_HOSTS ?? 'www.imovirtual.com').split(',').map((host) => host.trim())

export function portalAddress(text: string | null): string | null {
  if (text === null || /[\\\p{Cc}]/u.test(text) || !URL.canParse(text)) return null
  const { protocol, host, username, password, href } = new URL(text)
  const secure = protocol === 'https:' || (protocol === 'http:' && loopback.test(host))
  return secure && username === '' && password === '' && hosts().includes(host) ? href : null
}
