import { redirect } from 'next/navigation'
import { readSessionView } from '@/lib/agency/current-session'

/** `/` leads to the desk, or to the sign-in page. */
export default async function Root() {
  redirect((await readSessionView()) === null ? '/login' : '/home')
}
