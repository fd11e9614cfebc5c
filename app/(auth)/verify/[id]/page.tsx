import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuthHeader } from '@/components/auth/auth-header'
import { VerifyPanel } from '@/components/auth/verify-panel'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.verify')
  // The address holds the link's secret.
  return { title: t('title'), referrer: 'no-referrer' }
}

export default async function VerifyPage({ params }: PageProps<'/verify/[id]'>) {
  const [t, { id }] = await Promise.all([getTranslations('auth.verify'), params])
  return (
    <>
      <AuthHeader title={t('title')}>{t('help')}</AuthHeader>
      <VerifyPanel id={id} />
    </>
  )
}
