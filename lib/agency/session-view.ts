import * as z from '#contract/zod.ts'
import { SessionUser } from '#contract/session.ts'

/** Session data that the browser may see; never the token (docs/security.md C-9). */
export const SessionView = z.object({
  user: SessionUser,
  /** Milliseconds since 1970, by the server's clock. */
  tokenExpiration: z.number().int(),
})
export type SessionView = z.infer<typeof SessionView>

/** Response of `GET /api/v1/session`: null when signed out. */
export const SessionResponse = z.object({ session: SessionView.nullable() })
