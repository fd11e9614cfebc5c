import { redirect } from 'next/navigation'

export default async function PropertyPage({ params }: PageProps<'/properties/edit/[id]'>) {
  redirect(`/properties/edit/${(await params).id}/general`)
}
