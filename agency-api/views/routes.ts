import { rateLimitKey } from '#contract/client-address.ts'
import { response, type Route } from '../register-route.ts'
import { countView } from './count.ts'

export const viewRoutes: Route[] = [
  response('views.count', async (request) => ({
    counted: await countView(request, request.body, {
      client: rateLimitKey(request.client),
      userAgent: request.request.headers.get('user-agent'),
    }),
  })),
]
