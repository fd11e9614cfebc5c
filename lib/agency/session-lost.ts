import type { AgencyError } from '#contract/errors.ts'
import { toSessionEndedUrl } from './local-path'

/**
 * Prompts for the password if there is unsaved work. Resolves to true once the same user is signed in, so that the
 * request is retried; otherwise to false, and the sign-in page opens.
 */
type OnSessionLost = () => Promise<boolean>

let promptHandler: OnSessionLost | undefined
let recovery: Promise<boolean> | undefined
let isSigningOut = false

/** Disables the prompt and the navigation for calls that lose the session: this tab already opens the sign-in page. */
export function beginSignOut(): void {
  isSigningOut = true
}

/** Registers the prompt and returns a function that removes it. Only one can be registered: the layout's dialog. */
export function onSessionLost(promptSignIn: OnSessionLost): () => void {
  promptHandler = promptSignIn
  return () => {
    if (promptHandler === promptSignIn) promptHandler = undefined
  }
}

/** Returns true for a 401, unless its code rejects the credentials, as in `profile.changePassword`. */
export function endsSession(error: AgencyError): boolean {
  return error.status === 401 && error.code !== 'WRONG_PASSWORD' && error.code !== 'USER_DOES_NOT_EXIST'
}

/** Shows one prompt however many calls lose the session at once. */
export function recoverSession(): Promise<boolean> {
  recovery ??= recover().finally(() => {
    recovery = undefined
  })
  return recovery
}

async function recover(): Promise<boolean> {
  if (isSigningOut) return false
  const isRecovered = promptHandler === undefined ? false : await promptHandler()
  if (!isRecovered && !isSigningOut) location.assign(toSessionEndedUrl(location.pathname + location.search))
  return isRecovered
}
