import { redirect } from 'next/navigation'

export default function AgentsPage() {
  redirect('/agents/listings')
}
