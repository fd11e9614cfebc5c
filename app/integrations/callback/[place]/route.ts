import { ExportPlace } from '#contract/export-log.ts'
import { CallbackQuery } from '#contract/portal-inputs.ts'
import { isStartedInThisBrowser } from '@/app/integrations/consent-cookie'
import { toLocalPath } from '@/lib/agency/local-path'
import { callApi } from '@/lib/agency/server-call'

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
  const query = CallbackQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!place.success || !query.success || !isStartedInThisBrowser(request, query.data.state))
    return redirectTo('/portals', 'failed')
  try {
    const { connected, url } = await callApi(
      'portals.callback',
      { params: { place: place.data }, query: query.data },
      { retry: true, signal: request.signal },
    )
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
