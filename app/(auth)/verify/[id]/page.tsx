import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { VerifyPanel } from '@/components/auth/verify-panel'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.verify')
  // The URL contains the link's secret.
  return { title: t('title'), referrer: 'no-referrer' }
}

export default async function VerifyPage({ params }: PageProps<'/verify/[id]'>) {
  return <VerifyPanel id={(await params).id} />
}
