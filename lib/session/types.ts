/** Signed-in user in the cookie; small, because cookies are limited to 4 KB. */
export type SessionUser = {
  id: number
  name: string
  email: string
  avatar: string | null
  initials?: string | null
  verified: boolean
  role: 'Administrator' | 'User'
}

export type Session = {
  /** Id of this sign-in; regenerated each time to prevent session fixation (docs/security.md C-4). */
  sid: string
  /** The API's bearer token; never leaves the server unsealed. */
  token: string
  /** Time from which the token is refreshed, days before it expires, in ms since 1970 by this server's clock. */
  expiresAt: number
  user: SessionUser
}
