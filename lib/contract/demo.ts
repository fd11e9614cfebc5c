import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'

/** When the sample agency is made anew. Times are ISO 8601 in UTC, by the API's clock, which `now` tells. */
export const DemoState = z.object({
  now: z.string(),
  /** Its making counts too. */
  last_reset_at: z.string().nullable().default(null),
  /** Null when it never is. */
  next_reset_at: z.string().nullable().default(null),
})
export type DemoState = z.output<typeof DemoState>

/** Ours; an agency's own API may lack it, and then nothing is announced. */
export const demo = {
  state: endpoint({
    method: 'GET',
    path: '/demo',
    summary: 'When the sample agency was and will be made anew; null for an agency of one’s own',
    success: 200,
    answer: z.object({ demo: DemoState.nullable().default(null) }),
  }),
}
