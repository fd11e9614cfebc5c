import { redirect } from 'next/navigation'

export default function ServicesPage() {
  redirect('/services/listings')
}
