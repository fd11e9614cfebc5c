import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'

/** Schedule of the sample agency's resets. Times are ISO 8601 in UTC, by the API's clock, given in `now`. */
export const DemoState = z.object({
  now: z.string(),
  /** Time of the last reset, or of the sample agency's creation. */
  last_reset_at: z.string().nullable().default(null),
  /** Null if it is never reset. */
  next_reset_at: z.string().nullable().default(null),
  /** Minutes between resets; null if it is never reset. */
  reset_minutes: z.number().positive().nullable().catch(null).default(null),
})
export type DemoState = z.output<typeof DemoState>

/** Extension of the specification: with an API that lacks it, the dashboard announces no resets. */
export const demo = {
  state: endpoint('GET /demo', {
    summary: 'Get the last and next reset of the sample agency; null for a real agency',
    response: z.object({ demo: DemoState.nullable().default(null) }),
  }),
}
