import { AgencyError } from '#contract/errors.ts'
import { answering } from '@/app/api/_bff/answers'
import { begun } from '@/app/integrations/consent-cookie'
import { portalAddress } from '@/app/integrations/portal-hosts'

/** GET ?to=: on to a portal's page of consent, and to no other address, however it is asked for (docs/security.md H-5). */
export function GET(request: Request): Promise<Response> {
  return answering(async () => {
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
