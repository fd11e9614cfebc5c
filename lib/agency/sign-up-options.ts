import 'server-only'
import { callApi } from './server-call'

/** Limit in ms, because the page can render without the result. */
const waitMs = 1_500

/** Reads the API's session options; null if it lacks the call or doesn't respond in time. */
async function readOptions() {
  const options = callApi('session.options', {}, { token: null, locale: 'en' }).catch(() => null)
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), waitMs).unref())
  return Promise.race([options, timeout])
}

/** Returns true if the API closes sign-up; false if unknown. */
export async function isSignUpClosed(): Promise<boolean> {
  return (await readOptions())?.registration === 'closed'
}

/** Reads the options that the sign-in page shows; `resetMinutes` is null if unknown or the agency is never reset. */
export async function readSignInOptions(): Promise<{ isClosed: boolean; resetMinutes: number | null }> {
  const options = await readOptions()
  return { isClosed: options?.registration === 'closed', resetMinutes: options?.reset_minutes ?? null }
}
