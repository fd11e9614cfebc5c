import { answer, type Route } from '../answer.ts'
import { demoState } from './schedule.ts'

export const demoRoutes: Route[] = [answer('demo.state', async (asked) => ({ demo: await demoState(asked) }))]
