'use client'

import { CommandLineIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { ErrorState } from '@/components/resource/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { menuPanel } from '@/components/layout/menu-panels'
import { SingleKeysSwitch } from '@/components/layout/single-keys-switch'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/card'
import { OwnSessions } from './user-sessions'
import { PasswordForm } from './password-form'
import { ProfileForm } from './profile-form'

export function ProfileScreen() {
  const { data, error, isValidating, mutate } = useCall('profile.get', {})
  return (
    <div className="max-w-form space-y-6">
      {data !== undefined ? (
        <ProfileForm profile={data.profile} />
      ) : error !== undefined ? (
        <ErrorState error={error} retry={() => void mutate()} retrying={isValidating} />
      ) : (
        <Skeleton className="h-110" />
      )}
      <PasswordForm />
      <OwnSessions />
      <ShortcutSettings />
    </div>
  )
}

/** Turns off single-key shortcuts, which speech input and accidental key presses can trigger (WCAG 2.1.4). */
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
      <SingleKeysSwitch />
    </Section>
  )
}
