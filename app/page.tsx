import { redirect } from 'next/navigation'
import { readSessionView } from '@/lib/agency/current-session'

/** Redirects `/` to the dashboard or the sign-in page. */
export default async function Root() {
  redirect((await readSessionView()) === null ? '/login' : '/home')
}
