import { getTranslations } from 'next-intl/server'
import { AuthHeader } from '@/components/auth/auth-header'
import { ResetForm } from '@/components/auth/reset-form'
import { createTitleMetadata } from '../../../page-title'

// The URL contains the link's secret.
export const generateMetadata = createTitleMetadata('auth.reset.title', { referrer: 'no-referrer' })

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
