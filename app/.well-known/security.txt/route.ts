export const dynamic = 'force-dynamic'

const validDays = 180

/**
 * Serves the installation's security contact in the format of RFC 9116. Returns 404 if SECURITY_CONTACT is missing or
 * isn't a `mailto:` or `https:` URL.
 */
export function GET(): Response {
  const contact = process.env.SECURITY_CONTACT ?? ''
  if (!/^(?:mailto:|https:\/\/)[^\s]+$/.test(contact)) return new Response(null, { status: 404 })
  const origin = process.env.APP_ORIGIN
  const expires = new Date(Date.now() + validDays * 86_400_000)
  expires.setUTCHours(0, 0, 0, 0)
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, pt',
    ...(origin?.startsWith('https://') ? [`Canonical: ${new URL('/.well-known/security.txt', origin)}`] : []),
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
