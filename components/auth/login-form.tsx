'use client'

import { useTranslations } from 'next-intl'
import { EmailField } from '@/components/fields/text-field'
import { PasswordField } from '@/components/fields/password-field'
import { notifyOtherTabs } from '@/components/resource/session-tabs'
import { useCallForm } from '@/components/resource/use-call-form'
import { PlainLink } from '@/components/ui/plain-link'
import { AuthForm } from './auth-form'
import { type DemoAccount, DemoAccounts } from './demo-accounts'

/** Signs in and opens `next`, a local path validated by the server. */
export function LoginForm({
  next,
  demoAccounts,
  demoResetMinutes = null,
  isSignUpClosed = false,
}: {
  next: string
  demoAccounts: readonly DemoAccount[]
  demoResetMinutes?: number | null
  isSignUpClosed?: boolean
}) {
  const t = useTranslations('auth')
  const form = useCallForm('session.login', {
    defaultValues: { email: '', password: '' },
    onSaved: () => {
      notifyOtherTabs('signed-in')
      // A full page load drops everything cached for signed-out visitors or another user.
      location.assign(next)
    },
  })

  function fill({ email, password }: DemoAccount) {
    form.setValue('email', email)
    form.setValue('password', password)
    form.clearErrors()
  }

  return (
    <>
      <AuthForm form={form} label={t('login.title')} action={t('login.action')}>
        <EmailField control={form.control} name="email" label={t('email')} autoComplete="email" required />
        <div>
          <PasswordField
            control={form.control}
            name="password"
            label={t('password')}
            autoComplete="current-password"
            required
          />
          <p className="mt-2 text-right text-sm">
            <PlainLink href="/forgot" className="text-brand-ink hover:underline">
              {t('login.forgot')}
            </PlainLink>
          </p>
        </div>
      </AuthForm>
      {demoAccounts.length > 0 && (
        <DemoAccounts accounts={demoAccounts} resetMinutes={demoResetMinutes} onChoose={fill} />
      )}
      {!isSignUpClosed && (
        <p className="mt-6 text-sm text-ink-soft">
          {t.rich('login.noAccount', {
            link: (chunks) => (
              <PlainLink href="/signup" className="font-medium text-brand-ink hover:underline">
                {chunks}
              </PlainLink>
            ),
          })}
        </p>
      )}
    </>
  )
}
