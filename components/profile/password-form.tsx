'use client'

import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import { PasswordField } from '@/components/fields/password-field'
import { notify } from '@/components/resource/notifier'
import { ResourceForm } from '@/components/resource/resource-form'
import { useCallForm } from '@/components/resource/use-call-form'
import { Section } from '@/components/ui/card'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'

const empty = { old_password: '', password: '', password_confirmation: '' }

export function PasswordForm() {
  const t = useTranslations('profile')
  const { revalidate } = useMutateCalls()
  const form = useCallForm('profile.changePassword', {
    defaultValues: empty,
    focusFirstError: false,
    onSaved: () => {
      form.reset(empty)
      void revalidate('profile.sessions')
      notify({ text: t('PASSWORD_CHANGED') })
    },
  })
  const { control } = form

  return (
    <ResourceForm noDraft form={form} label={t('password')} saveLabel={t('changePassword')}>
      <Section title={t('password')} help={t('passwordHelp')}>
        <div className="grid gap-5 sm:grid-cols-2">
          <PasswordField
            control={control}
            name="old_password"
            label={t('oldPassword')}
            autoComplete="current-password"
            className="sm:col-span-2 sm:max-w-[calc(50%-0.625rem)]"
            required
          />
          <PasswordField
            control={control}
            name="password"
            label={t('newPassword')}
            help={t('passwordLength', { length: limits.signInPasswordLength })}
            autoComplete="new-password"
            required
          />
          <PasswordField
            control={control}
            name="password_confirmation"
            label={t('newPasswordAgain')}
            autoComplete="new-password"
            required
          />
        </div>
      </Section>
    </ResourceForm>
  )
}
