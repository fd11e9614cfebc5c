import { z } from 'zod'
import { AgencyError } from '#contract/errors.ts'
import type { Session } from '@/lib/session/types'
import { getGeocoder } from '@/lib/geocoding/geocoder'
import { catchErrors, json } from './responses'
import { methodNotAllowed, withSession } from './proxy'
import { isSameOrigin } from './same-origin'

const degrees = (max: number) => z.string().regex(/\d/).transform(Number).pipe(z.number().min(-max).max(max))
const Search = z.object({ q: z.string().trim().min(1).max(200) })
const Point = z.object({ lat: degrees(90), lng: degrees(180) })

export function handlePlaceSearch(request: Request): Promise<Response> {
  return handleLookup(request, Search, async ({ q }) => ({ places: await getGeocoder().search(q) }))
}

/** Reverse geocoding of `?lat=&lng=` in degrees. Returns `{ place }`, with a null `place` if none is known. */
export function handleReverseGeocoding(request: Request): Promise<Response> {
  return handleLookup(request, Point, async ({ lat, lng }) => ({
    place: await getGeocoder().reverseGeocode(lat, lng),
  }))
}

function handleLookup<S extends z.ZodType>(
  request: Request,
  query: S,
  find: (input: z.output<S>) => Promise<object>,
): Promise<Response> {
  return catchErrors(async () => {
    if (request.method !== 'GET') return methodNotAllowed(['GET'])
    if (!isSameOrigin(request, { requiresBffHeader: true })) throw new AgencyError('CROSS_ORIGIN')
    const respond = async (session: Session | null) => {
      if (session === null) throw new AgencyError('BAD_TOKEN')
      const input = query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
      if (!input.success) throw new AgencyError('ERROR_WITH_FILTER')
      return json(await find(input.data), 200)
    }
    return withSession(request, respond, { usesToken: false })
  })
}
