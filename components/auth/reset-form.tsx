'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PasswordField } from '@/components/fields/password-field'
import { useCallForm } from '@/components/resource/use-call-form'
import { Banner } from '@/components/ui/banner'
import { LinkButton } from '@/components/ui/link-button'
import { limits } from '#contract/limits.ts'
import { AuthForm } from './auth-form'

export function ResetForm({ id }: { id: string }) {
  const t = useTranslations()
  const [isDone, setDone] = useState(false)
  const form = useCallForm('session.reset', {
    defaultValues: { id, password: '', password_confirmation: '' },
    onSaved: () => setDone(true),
  })

  if (isDone) {
    return (
      <>
        <Banner tone="good" role="status" className="mb-5">
          {t('auth.reset.done')}
        </Banner>
        <LinkButton href="/login" variant="primary" size="lg" fullWidth>
          {t('auth.login.action')}
        </LinkButton>
      </>
    )
  }
  if (form.failure?.status === 404) {
    return (
      <>
        <Banner tone="danger" role="alert" title={t(`errors.${form.failure.code}`)} className="mb-5">
          {t('auth.reset.goneHelp')}
        </Banner>
        <LinkButton href="/forgot" variant="primary" size="lg" fullWidth>
          {t('auth.reset.another')}
        </LinkButton>
      </>
    )
  }
  return (
    <AuthForm form={form} label={t('auth.reset.title')} action={t('auth.reset.action')}>
      <PasswordField
        control={form.control}
        name="password"
        label={t('auth.newPassword')}
        help={t('auth.passwordHelp', { length: limits.ownPasswordMinLength })}
        autoComplete="new-password"
        required
      />
      <PasswordField
        control={form.control}
        name="password_confirmation"
        label={t('auth.passwordAgain')}
        autoComplete="new-password"
        required
      />
    </AuthForm>
  )
}
