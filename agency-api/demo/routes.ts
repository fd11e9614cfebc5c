import { response, type Route } from '../register-route.ts'
import { demoState } from './schedule.ts'

export const demoRoutes: Route[] = [
  response('demo.state', async (request) => ({ demo: await demoState(request) })),
]
