import { z } from 'zod'
import { AgencyError } from '#contract/errors.ts'
import type { Session } from '@/lib/session/types'
import { geocoder } from '@/lib/geocoding/geocoder'
import { answering, json } from './answers'
import { methodNotAllowed, withSession } from './door'
import { isSameOrigin } from './same-origin'

const degrees = (most: number) =>
  z.string().regex(/\d/).transform(Number).pipe(z.number().min(-most).max(most))
const Search = z.object({ q: z.string().trim().min(1).max(200) })
const Point = z.object({ lat: degrees(90), lng: degrees(180) })

/** Places by name or address: `?q=` → `{ places }`, best first. */
export function answerPlaces(request: Request): Promise<Response> {
  return answerAsked(request, Search, async ({ q }) => ({ places: await geocoder().search(q) }))
}

/** The names around a point: `?lat=&lng=` in degrees → `{ place }`, null where nothing is known. */
export function answerPlaceAt(request: Request): Promise<Response> {
  return answerAsked(request, Point, async ({ lat, lng }) => ({ place: await geocoder().at(lat, lng) }))
}

/** The BFF's own calls, not the agency's: for the signed-in, and from our own pages alone. */
function answerAsked<S extends z.ZodType>(
  request: Request,
  query: S,
  find: (asked: z.output<S>) => Promise<object>,
): Promise<Response> {
  return answering(async () => {
    if (request.method !== 'GET') return methodNotAllowed(['GET'])
    if (!isSameOrigin(request, { withHeader: true })) throw new AgencyError('CROSS_ORIGIN')
    const answer = async (session: Session | null) => {
      if (session === null) throw new AgencyError('BAD_TOKEN')
      const asked = query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
      if (!asked.success) throw new AgencyError('ERROR_WITH_FILTER')
      return json(await find(asked.data), 200)
    }
    return withSession(request, answer, { asksApi: false })
  })
}
