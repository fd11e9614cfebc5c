import { redirect } from 'next/navigation'

/** A route with children opens its first one. */
export default function UsersPage() {
  redirect('/users/myprofile')
}
