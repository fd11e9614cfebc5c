import { getTranslations } from 'next-intl/server'
import { AuthHeader } from '@/components/auth/auth-header'
import { ForgotForm } from '@/components/auth/forgot-form'
import { createTitleMetadata } from '../../page-title'

export const generateMetadata = createTitleMetadata('auth.forgot.title')

export default async function ForgotPage() {
  const t = await getTranslations('auth.forgot')
  return (
    <>
      <AuthHeader title={t('title')}>{t('help')}</AuthHeader>
      <ForgotForm />
    </>
  )
}
