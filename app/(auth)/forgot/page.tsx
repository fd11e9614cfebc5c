import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuthHead } from '@/components/auth/auth-head'
import { ForgotForm } from '@/components/auth/forgot-form'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.forgot')
  return { title: t('title') }
}

export default async function ForgotPage() {
  const t = await getTranslations('auth.forgot')
  return (
    <>
      <AuthHead title={t('title')}>{t('help')}</AuthHead>
      <ForgotForm />
    </>
  )
}
