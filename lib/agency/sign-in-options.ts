import 'server-only'
import { callApi } from './server-call'

/** Short, because the page can render without the result. */
const timeoutMs = 1_500

/** Reads the API's session options; without a response in time, sign-up counts as open. */
export async function readSignInOptions(): Promise<{ isSignUpClosed: boolean; resetMinutes: number | null }> {
  const signal = AbortSignal.timeout(timeoutMs)
  const options = await callApi('session.options', {}, { signal }).catch(() => null)
  return { isSignUpClosed: options?.registration === 'closed', resetMinutes: options?.reset_minutes ?? null }
}
