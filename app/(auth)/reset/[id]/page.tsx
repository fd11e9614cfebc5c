import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuthHead } from '@/components/auth/auth-head'
import { ResetForm } from '@/components/auth/reset-form'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.reset')
  // The address holds the link's secret.
  return { title: t('title'), referrer: 'no-referrer' }
}

export default async function ResetPage({ params, searchParams }: PageProps<'/reset/[id]'>) {
  const [t, { id }, { invited }] = await Promise.all([getTranslations('auth.reset'), params, searchParams])
  return (
    <>
      {invited === undefined ? (
        <AuthHead title={t('title')}>{t('help')}</AuthHead>
      ) : (
        <AuthHead title={t('invitedTitle')}>{t('invitedHelp')}</AuthHead>
      )}
      <ResetForm id={id} />
    </>
  )
}
