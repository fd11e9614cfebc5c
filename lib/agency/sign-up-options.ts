import 'server-only'
import { ask } from './ask'

/** A page does not wait longer for what it only leaves out. In ms. */
const waitMs = 1_500

/** True if the API says that nobody may sign up; false where it has no such call or does not answer in time. */
export async function isSignUpClosed(): Promise<boolean> {
  const options = ask('session.options', {}, { token: null, locale: 'en' }).catch(() => null)
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), waitMs).unref())
  return (await Promise.race([options, late]))?.registration === 'closed'
}
