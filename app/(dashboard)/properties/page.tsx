import { redirect } from 'next/navigation'

export default function PropertiesPage() {
  redirect('/properties/listings')
}
