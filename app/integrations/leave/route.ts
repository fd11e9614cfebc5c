import { AgencyError } from '#contract/errors.ts'
import { catchErrors } from '@/app/api/_bff/responses'
import { createConsentCookie } from '@/app/integrations/consent-cookie'

/** Redirects to the portal's consent page in `?to=`, and to no other URL (docs/security.md 3.7.2). */
export function GET(request: Request): Promise<Response> {
  return catchErrors(async () => {
    const consentUrl = parseConsentUrl(new URL(request.url).searchParams.get('to'))
    if (consentUrl === null || request.headers.get('sec-fetch-site') === 'cross-site')
      throw new AgencyError('CROSS_ORIGIN')
    return new Response(null, {
      status: 303,
      headers: {
        location: consentUrl,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'set-cookie': createConsentCookie(consentUrl),
      },
    })
  })
}

const loopbackHost = /^(localhost|127\.0\.0\.1)(:\d+)?$/

/** PORTAL_AUTHORIZATION_HOSTS replaces the default: comma-separated, such as `portal.example,localhost:4020`. */
const readAllowedHosts = () =>
  (process.env.PORTAL_AUTHORIZATION_HOSTS || 'www.imovirtual.com').split(',').map((host) => host.trim())

function parseConsentUrl(text: string | null): string | null {
  if (text === null || /[\\\p{Cc}]/u.test(text) || !URL.canParse(text)) return null
  const { protocol, host, username, password, href } = new URL(text)
  const isSecure = protocol === 'https:' || (protocol === 'http:' && loopbackHost.test(host))
  return isSecure && username === '' && password === '' && readAllowedHosts().includes(host) ? href : null
}
