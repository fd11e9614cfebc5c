import { AgencyError } from '#contract/errors.ts'
import { viewOf } from '@/lib/agency/current-session'
import { answering, json } from './answers'
import { methodNotAllowed, withSession } from './door'
import { isSameOrigin } from './same-origin'
import { finishSignOut } from './sign-out'

/** GET returns who is signed in, without the token: `{ session: { user, tokenExpiration } | null }`; POST finishes a sign-out. */
export function answerSession(request: Request): Promise<Response> {
  return answering(async () => {
    if (!['GET', 'POST'].includes(request.method)) return methodNotAllowed(['GET', 'POST'])
    if (!isSameOrigin(request, { withHeader: true })) throw new AgencyError('CROSS_ORIGIN')
    if (request.method === 'POST') return finishSignOut(request)
    return withSession(
      request,
      async (session) => json({ session: session === null ? null : viewOf(session) }, 200),
      { asksApi: false },
    )
  })
}
