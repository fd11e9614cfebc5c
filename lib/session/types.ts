import type { SessionUser } from '#contract/session.ts'

export type Session = {
  /** Id of this sign-in; regenerated each time to prevent session fixation (docs/security.md C-4). */
  sid: string
  /** The API's bearer token; never leaves the server unsealed. */
  token: string
  /** Time at which the token is due for a refresh, days before it expires: ms since 1970 by this server's clock. */
  expiresAt: number
  /** The signed-in user; small, because cookies are limited to 4 KB. */
  user: SessionUser
}
