'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { PasswordField } from '@/components/fields/password-field'
import { EmailField, TextField } from '@/components/fields/text-field'
import { notifyOtherTabs } from '@/components/resource/session-tabs'
import { useCallForm } from '@/components/resource/use-call-form'
import { Banner } from '@/components/ui/banner'
import { LinkButton } from '@/components/ui/link-button'
import { limits } from '#contract/limits.ts'
import { AuthForm } from './auth-form'
import { AuthHeader } from './auth-header'

/** Creates an account and signs in. `setupToken` is from the set-up link that creates the first administrator. */
export function SignupForm({ setupToken, isClosed = false }: { setupToken?: string; isClosed?: boolean }) {
  const t = useTranslations('auth')
  const form = useCallForm('session.register', {
    defaultValues: { name: '', email: '', password: '', password_confirmation: '', setup: setupToken },
    onSaved: () => {
      notifyOtherTabs('signed-in')
      location.assign('/home')
    },
  })

  if (isClosed || form.failure?.code === 'REGISTRATION_CLOSED') {
    return (
      <>
        <AuthHeader title={t('signup.closedTitle')}>{t('signup.closedHelp')}</AuthHeader>
        <LinkButton href="/login" variant="primary" size="lg" fullWidth>
          {t('backToLogin')}
        </LinkButton>
      </>
    )
  }

  return (
    <>
      <AuthHeader title={t('signup.title')}>{t('signup.help')}</AuthHeader>
      {setupToken !== undefined && (
        <Banner tone="info" className="mb-5">
          {t('signup.setup')}
        </Banner>
      )}
      <AuthForm form={form} label={t('signup.title')} action={t('signup.action')}>
        <TextField control={form.control} name="name" label={t('name')} autoComplete="name" required />
        <EmailField control={form.control} name="email" label={t('email')} required />
        <PasswordField
          control={form.control}
          name="password"
          label={t('password')}
          help={t('passwordHelp', { length: limits.ownPasswordMinLength })}
          autoComplete="new-password"
          required
        />
        <PasswordField
          control={form.control}
          name="password_confirmation"
          label={t('passwordAgain')}
          autoComplete="new-password"
          required
        />
      </AuthForm>
      <p className="mt-6 text-sm text-ink-soft">
        {t.rich('signup.haveAccount', {
          link: (chunks) => (
            <Link href="/login" className="font-medium text-brand-ink hover:underline">
              {chunks}
            </Link>
          ),
        })}
      </p>
    </>
  )
}
