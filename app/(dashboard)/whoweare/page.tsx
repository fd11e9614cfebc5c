import { redirect } from 'next/navigation'

export default function WhoWeArePage() {
  redirect('/whoweare/description')
}
