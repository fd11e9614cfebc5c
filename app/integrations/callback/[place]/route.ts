import { encodeQuery } from '#contract/query.ts'
import { fillPath } from '#contract/matching.ts'
import { portals } from '#contract/portals.ts'
import { ExportPlace } from '#contract/export-log.ts'
import { isStartedInThisBrowser } from '@/app/integrations/consent-cookie'
import { toLocalPath } from '@/lib/agency/local-path'
import { readApiUrl, requestUpstreamBuffered, requestUpstream, readText } from '@/lib/agency/upstream'
import { parseJson } from '@/lib/agency/wire'

const { callback } = portals

/**
 * OAuth callback of the portals. Protected by the one-time state and a cookie of the browser that started the flow.
 * Passes the code to the API immediately, because it expires within a minute, then redirects to the page that started
 * the flow. Retries if the connection to the API drops: the exchange is idempotent.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<'/integrations/callback/[place]'>,
): Promise<Response> {
  const place = ExportPlace.safeParse((await params).place)
  const query = callback.query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!place.success || !query.success || !isStartedInThisBrowser(request, query.data.state))
    return redirectTo('/portals', 'failed')
  try {
    const send = async () => {
      const response = await requestUpstream({
        method: callback.method,
        url: `${readApiUrl()}/api/v1${fillPath(callback.path, { place: place.data })}${encodeQuery(query.data)}`,
        headers: { accept: 'application/json', 'accept-encoding': 'identity' },
        signal: request.signal,
        retry: true,
      })
      return { status: response.statusCode, text: await readText(response) }
    }
    const { status, text } = await requestUpstreamBuffered(send, { retry: true })
    if (status !== callback.success) return redirectTo('/portals', 'failed')
    const { connected, url } = parseJson(callback.response, text)
    return redirectTo(toLocalPath(url, '/portals'), connected ? 'connected' : 'refused')
  } catch {
    return redirectTo('/portals', 'failed')
  }
}

function redirectTo(path: string, outcome: 'connected' | 'refused' | 'failed'): Response {
  const location = `${path}${path.includes('?') ? '&' : '?'}portal=${outcome}`
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
}
