import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { demoAccounts } from '#contract/demo-accounts.ts'
import { AuthHeader } from '@/components/auth/auth-header'
import type { DemoAccount } from '@/components/auth/demo-accounts'
import { FollowSignIn } from '@/components/auth/follow-sign-in'
import { LoginForm } from '@/components/auth/login-form'
import { PendingSignOut } from '@/components/auth/pending-sign-out'
import { readAgencySettings } from '@/components/layout/agency-settings'
import { toLocalPath } from '@/lib/agency/local-path'
import { readSignInOptions } from '@/lib/agency/sign-in-options'
import { pendingSignOutCookie, prefixCookieName } from '@/lib/session/cookie'
import { createTitleMetadata } from '../../page-title'

const sampleAccounts: readonly DemoAccount[] = [
  { ...demoAccounts.administrator, role: 'Administrator' },
  { ...demoAccounts.user, role: 'User' },
]

export const generateMetadata = createTitleMetadata('auth.login.title')

export default async function LoginPage({ searchParams }: PageProps<'/login'>) {
  const [t, { next, ended }, { isSignUpClosed, resetMinutes }] = await Promise.all([
    getTranslations('auth.login'),
    searchParams,
    readSignInOptions(),
  ])
  const { isDemo } = readAgencySettings()
  const isSignOutPending = (await cookies()).has(prefixCookieName(pendingSignOutCookie))
  return (
    <>
      {isSignOutPending && <PendingSignOut />}
      <FollowSignIn next={toLocalPath(next)} />
      <AuthHeader title={t('title')}>{ended === undefined ? t('help') : t('ended')}</AuthHeader>
      <LoginForm
        next={toLocalPath(next)}
        isSignUpClosed={isSignUpClosed}
        demoAccounts={isDemo ? sampleAccounts : []}
        demoResetMinutes={resetMinutes}
      />
    </>
  )
}
