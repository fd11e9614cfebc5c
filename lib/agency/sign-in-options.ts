import 'server-only'
import { callApi } from './server-call'

/** Short, because the page can render without the result. */
const timeoutMs = 1_500

/** Reads the API's session options; without a response in time, sign-up counts as open. */
export async function readSignInOptions(): Promise<{ isSignUpClosed: boolean; resetMinutes: number | null }> {
  const response = callApi('session.options', {}, { token: null, locale: 'en' }).catch(() => null)
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs).unref())
  const options = await Promise.race([response, timeout])
  return { isSignUpClosed: options?.registration === 'closed', resetMinutes: options?.reset_minutes ?? null }
}
