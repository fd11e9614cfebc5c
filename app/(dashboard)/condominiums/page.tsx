import { redirect } from 'next/navigation'

export default function CondominiumsPage() {
  redirect('/condominiums/listings')
}
