import { redirect } from 'next/navigation'

export default function KeyItemsPage() {
  redirect('/key-items/types')
}
