import { redirect } from 'next/navigation'
import { readSessionView } from '@/lib/agency/current-session'

export default async function Root() {
  redirect((await readSessionView()) === null ? '/login' : '/home')
}
