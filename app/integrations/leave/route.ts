import { AgencyError } from '#contract/errors.ts'
import { catchErrors } from '@/app/api/_bff/responses'
import { begun } from '@/app/integrations/consent-cookie'
import { portalAddress } from '@/app/integrations/portal-hosts'

/** GET ?to=: redirects to a portal's consent page and to no other address (docs/security.md H-5). */
export function GET(request: Request): Promise<Response> {
  return catchErrors(async () => {
    const to = portalAddress(new URL(request.url).searchParams.get('to'))
    if (to === null || request.headers.get('sec-fetch-site') === 'cross-site')
      throw new AgencyError('CROSS_ORIGIN')
    return new Response(null, {
      status: 303,
      headers: {
        location: to,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'set-cookie': begun(to),
      },
    })
  })
}
