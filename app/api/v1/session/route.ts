import { AgencyError } from '#contract/errors.ts'
import { toSessionView } from '@/lib/agency/current-session'
import { allMethods, catchErrors, json } from '../../_bff/responses'
import { methodNotAllowed, withSession } from '../../_bff/proxy'
import { isSameOrigin } from '../../_bff/same-origin'
import { finishSignOut } from '../../_bff/sign-out'

/**
 * GET returns the signed-in user without the token: `{ session: { user, tokenExpiration } | null }`. POST completes
 * a pending sign-out.
 */
function handleSession(request: Request): Promise<Response> {
  return catchErrors(async () => {
    if (!['GET', 'POST'].includes(request.method)) return methodNotAllowed(['GET', 'POST'])
    if (!isSameOrigin(request, { requiresBffHeader: true })) throw new AgencyError('CROSS_ORIGIN')
    if (request.method === 'POST') return finishSignOut(request)
    return withSession(
      request,
      async (session) => json({ session: session === null ? null : toSessionView(session) }, 200),
      { usesToken: false },
    )
  })
}

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = allMethods(handleSession)
