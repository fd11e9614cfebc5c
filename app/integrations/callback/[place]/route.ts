import { encodeQuery } from '#contract/query.ts'
import { fillPath } from '#contract/matching.ts'
import { portals } from '#contract/portals.ts'
import { ExportPlace } from '#contract/place.ts'
import { beganHere } from '@/app/integrations/consent-cookie'
import { localPath } from '@/lib/agency/local-path'
import { apiAddress, askedWhole, askUpstream, textOf } from '@/lib/agency/upstream'
import { parsed } from '@/lib/agency/wire'

const { callback } = portals

/**
 * Where a portal sends the browser back. The one-time state protects it, and that this browser began it; what the portal adds is
 * handed to the API at once, because its code lives a minute, and the person goes on to where they began. An API that ends under
 * it is asked again: what it has connected it says once more.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<'/integrations/callback/[place]'>,
): Promise<Response> {
  const place = ExportPlace.safeParse((await params).place)
  const query = callback.query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!place.success || !query.success || !beganHere(request, query.data.state))
    return onTo('/portals', 'failed')
  try {
    const { status, text } = await askedWhole(true, async () => {
      const answer = await askUpstream({
        method: callback.method,
        url: `${apiAddress()}/api/v1${fillPath(callback.path, { place: place.data })}${encodeQuery(query.data)}`,
        headers: { accept: 'application/json', 'accept-encoding': 'identity' },
        signal: request.signal,
        retry: true,
      })
      return { status: answer.statusCode, text: await textOf(answer) }
    })
    if (status !== callback.success) return onTo('/portals', 'failed')
    const { connected, url } = parsed(callback.answer, text)
    return onTo(localPath(url, '/portals'), connected ? 'connected' : 'refused')
  } catch {
    return onTo('/portals', 'failed')
  }
}

function onTo(path: string, returned: 'connected' | 'refused' | 'failed'): Response {
  const location = `${path}${path.includes('?') ? '&' : '?'}portal=${returned}`
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
}
