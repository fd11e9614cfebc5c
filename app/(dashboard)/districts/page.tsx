import { redirect } from 'next/navigation'

export default function DistrictsPage() {
  redirect('/districts/listings')
}
