import { route, type Route } from '../register-route.ts'
import { demoState } from './schedule.ts'

export const demoRoutes: Route[] = [
  route('demo.state', async (request) => ({ demo: await demoState(request) })),
]
