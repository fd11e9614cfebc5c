'use client'

import { CommandLineIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import { PasswordField } from '@/components/fields/password-field'
import { menuPanel } from '@/components/layout/menu-panels'
import { SingleKeyShortcutsCheckbox } from '@/components/layout/single-key-shortcuts-checkbox'
import { ErrorState } from '@/components/resource/error-state'
import { notify } from '@/components/resource/notifier'
import { ResourceForm } from '@/components/resource/resource-form'
import { useCallForm } from '@/components/resource/use-call-form'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { ProfileForm } from './profile-form'
import { OwnSessions } from './own-sessions'

export function ProfileScreen() {
  const { data, error, isValidating, mutate } = useCall('profile.get', {})
  return (
    <div className="max-w-form space-y-6">
      {data !== undefined ? (
        <ProfileForm profile={data.profile} />
      ) : error !== undefined ? (
        <ErrorState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : (
        <Skeleton className="h-110" />
      )}
      <PasswordForm />
      <OwnSessions />
      <ShortcutSettings />
    </div>
  )
}

/**
 * Lets the user turn off single-key shortcuts, which speech input or accidental key presses can trigger (WCAG 2.1.4).
 */
function ShortcutSettings() {
  const t = useTranslations('shortcuts')
  return (
    <Section
      id="shortcuts"
      title={t('title')}
      action={
        <Button icon={<CommandLineIcon aria-hidden />} onClick={() => menuPanel.open('shortcuts')}>
          {t('show')}
        </Button>
      }
    >
      <SingleKeyShortcutsCheckbox />
    </Section>
  )
}

const emptyPasswords = { old_password: '', password: '', password_confirmation: '' }

function PasswordForm() {
  const t = useTranslations('profile')
  const { revalidate } = useMutateCalls()
  const form = useCallForm('profile.changePassword', {
    defaultValues: emptyPasswords,
    focusFirstError: false,
    onSaved: () => {
      form.reset(emptyPasswords)
      void revalidate('profile.sessions')
      notify({ text: t('PASSWORD_CHANGED') })
    },
  })
  const { control } = form

  return (
    <ResourceForm hasNoDraft form={form} label={t('password')} saveLabel={t('changePassword')}>
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
            help={t('passwordLength', { length: limits.ownPasswordMinLength })}
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
