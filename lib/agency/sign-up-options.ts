import 'server-only'
import { send } from './server-call'

/** Limit in ms, because the page can render without the result. */
const waitMs = 1_500

/** Returns true if the API closes sign-up; false if it lacks the call or doesn't respond in time. */
export async function isSignUpClosed(): Promise<boolean> {
  const options = send('session.options', {}, { token: null, locale: 'en' }).catch(() => null)
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), waitMs).unref())
  return (await Promise.race([options, timeout]))?.registration === 'closed'
}
