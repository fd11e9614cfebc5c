import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('resource')
  return { title: t('notFound') }
}

/** Any other address: the not-found face, inside the desk for who is signed in. */
export default function Missing() {
  notFound()
}
