import * as z from '#contract/zod.ts'
import { SessionUser } from '#contract/session.ts'

/** What the browser may know of its session; never the token (docs/security.md C-9). */
export const SessionView = z.object({
  user: SessionUser,
  /** Milliseconds since 1970, by the server's clock. */
  tokenExpiration: z.number().int(),
})
export type SessionView = z.infer<typeof SessionView>

/** Answer of `GET /api/v1/session`: null for the signed-out. */
export const SessionAnswer = z.object({ session: SessionView.nullable() })
