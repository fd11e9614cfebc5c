import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuthHeader } from '@/components/auth/auth-header'
import { ResetForm } from '@/components/auth/reset-form'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.reset')
  // The URL contains the link's secret.
  return { title: t('title'), referrer: 'no-referrer' }
}

export default async function ResetPage({ params, searchParams }: PageProps<'/reset/[id]'>) {
  const [t, { id }, { invited }] = await Promise.all([getTranslations('auth.reset'), params, searchParams])
  return (
    <>
      {invited === undefined ? (
        <AuthHeader title={t('title')}>{t('help')}</AuthHeader>
      ) : (
        <AuthHeader title={t('invitedTitle')}>{t('invitedHelp')}</AuthHeader>
      )}
      <ResetForm id={id} />
    </>
  )
}
