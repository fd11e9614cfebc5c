import { countedClient } from '#contract/client-address.ts'
import { answer, type Route } from '../answer.ts'
import { countView } from './count.ts'

export const viewRoutes: Route[] = [
  answer('views.count', async (asked) => ({
    counted: await countView(asked, asked.body, {
      client: countedClient(asked.client),
      userAgent: asked.request.headers.get('user-agent'),
    }),
  })),
]
