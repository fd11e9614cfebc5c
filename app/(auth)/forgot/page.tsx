import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuthHeader } from '@/components/auth/auth-header'
import { ForgotForm } from '@/components/auth/forgot-form'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.forgot')
  return { title: t('title') }
}

export default async function ForgotPage() {
  const t = await getTranslations('auth.forgot')
  return (
    <>
      <AuthHeader title={t('title')}>{t('help')}</AuthHeader>
      <ForgotForm />
    </>
  )
}
