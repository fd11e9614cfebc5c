import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuthHead } from '@/components/auth/auth-head'
import { knownAccounts } from '@/components/auth/known-accounts'
import { LoginForm } from '@/components/auth/login-form'
import { agencySettings } from '@/components/layout/agency-settings'
import { localPath } from '@/lib/agency/local-path'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.login')
  return { title: t('title') }
}

export default async function LoginPage({ searchParams }: PageProps<'/login'>) {
  const [t, { next, ended }] = await Promise.all([getTranslations('auth.login'), searchParams])
  return (
    <>
      <AuthHead title={t('title')}>{ended === undefined ? t('help') : t('ended')}</AuthHead>
      <LoginForm next={localPath(next)} demo={knownAccounts(agencySettings().demo)} />
    </>
  )
}
