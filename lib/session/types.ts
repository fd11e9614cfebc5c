/** The signed-in person as the cookie carries them; small, since a cookie ends at 4 KB. */
export type SessionPerson = {
  id: number
  name: string
  email: string
  avatar: string | null
  initials?: string | null
  verified: boolean
  role: 'Administrator' | 'User'
}

/** What the sealed cookie holds. */
export type Session = {
  /** Of this sign-in; a new one each time, so that a session planted before it is worth nothing (docs/security.md C-4). */
  sid: string
  /** The API's bearer; never leaves the server in the clear. */
  token: string
  /** When the token is to be exchanged, in ms since 1970 by this server's clock. */
  expiresAt: number
  user: SessionPerson
}
