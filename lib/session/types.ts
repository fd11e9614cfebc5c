import type { SessionUser } from '#contract/session.ts'

export type Session = {
  /** Id of this sign-in; regenerated each time to prevent session fixation (docs/security.md 7.2.4). */
  sid: string
  /** The API's bearer token; never leaves the server unsealed. */
  token: string
  /** When the token must be refreshed, which is days before the token expires: ms since 1970 by this server's clock. */
  expiresAt: number
  /** The signed-in user; small, because cookies are limited to 4 KB. */
  user: SessionUser
}
