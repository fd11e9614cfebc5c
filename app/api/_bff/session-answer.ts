import { AgencyError } from '#contract/errors.ts'
import { viewOf } from '@/lib/agency/current-session'
import { answering, json } from './answers'
import { methodNotAllowed, withSession } from './door'
import { isSameOrigin } from './same-origin'

/** Who is signed in, without the token: `{ session: { user, tokenExpiration } | null }`. */
export function answerSession(request: Request): Promise<Response> {
  return answering(async () => {
    if (request.method !== 'GET') return methodNotAllowed(['GET'])
    if (!isSameOrigin(request, { withHeader: true })) throw new AgencyError('CROSS_ORIGIN')
    return withSession(
      request,
      async (session) => json({ session: session === null ? null : viewOf(session) }, 200),
      { asksApi: false },
    )
  })
}
