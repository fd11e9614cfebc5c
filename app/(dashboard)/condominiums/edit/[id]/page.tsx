import { redirect } from 'next/navigation'

export default async function CondominiumPage({ params }: PageProps<'/condominiums/edit/[id]'>) {
  redirect(`/condominiums/edit/${(await params).id}/general`)
}
