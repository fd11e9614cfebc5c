import type { AgencyError } from '#contract/errors.ts'
import { endedAddress } from './local-path'

/**
 * Asks the person to sign in again over the page as it stands. Resolves to true once the same person is signed in, so
 * that what was being sent is sent once more; to false when they give up, which leads to the sign-in page.
 */
export type OnSessionLost = () => Promise<boolean>

let handler: OnSessionLost | undefined
let asking: Promise<boolean> | undefined

/** Registers who asks; returns what takes it back. One at a time: the layout's dialog. */
export function onSessionLost(ask: OnSessionLost): () => void {
  handler = ask
  return () => {
    if (handler === ask) handler = undefined
  }
}

/** A 401 ends the session, except that of a wrong password typed within it (profile.changePassword). */
export function endsSession(error: AgencyError): boolean {
  return error.status === 401 && error.code !== 'WRONG_PASSWORD' && error.code !== 'USER_DOES_NOT_EXIST'
}

/** However many calls lose the session together, the person is asked once. */
export function recoverSession(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

async function ask(): Promise<boolean> {
  const recovered = handler === undefined ? false : await handler()
  if (!recovered) location.assign(endedAddress(location.pathname + location.search))
  return recovered
}
