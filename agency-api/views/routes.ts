import { rateLimitKey } from '#contract/client-address.ts'
import { route, type Route } from '../register-route.ts'
import { countView } from './count.ts'

export const viewRoutes: Route[] = [
  route('views.count', async (request) => ({
    counted: await countView(request, request.body, {
      client: rateLimitKey(request.client),
      userAgent: request.request.headers.get('user-agent'),
    }),
  })),
]
