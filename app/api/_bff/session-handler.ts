import { AgencyError } from '#contract/errors.ts'
import { toSessionView } from '@/lib/agency/current-session'
import { catchErrors, json } from './responses'
import { methodNotAllowed, withSession } from './proxy'
import { isSameOrigin } from './same-origin'
import { finishSignOut } from './sign-out'

/**
 * GET returns the signed-in user without the token: `{ session: { user, tokenExpiration } | null }`. POST completes
 * a pending sign-out.
 */
export function handleSession(request: Request): Promise<Response> {
  return catchErrors(async () => {
    if (!['GET', 'POST'].includes(request.method)) return methodNotAllowed(['GET', 'POST'])
    if (!isSameOrigin(request, { withHeader: true })) throw new AgencyError('CROSS_ORIGIN')
    if (request.method === 'POST') return finishSignOut(request)
    return withSession(
      request,
      async (session) => json({ session: session === null ? null : toSessionView(session) }, 200),
      { usesToken: false },
    )
  })
}
