import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('resource')
  return { title: t('notFound') }
}

/** Shows the not-found page inside the dashboard for any other address. */
export default function Missing() {
  notFound()
}
