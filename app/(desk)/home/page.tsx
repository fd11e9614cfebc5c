import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Welcome } from '@/components/layout/welcome'
import { requireSession } from '@/lib/agency/current-session'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('layout.menu')
  return { title: t('home') }
}

export default async function HomePage() {
  const { user } = await requireSession()
  return <Welcome account={user} />
}
