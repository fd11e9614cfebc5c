'use client'

import { LoadFailed } from '@/components/resource/load-failed'
import { Skeleton } from '@/components/ui/skeleton'
import { useCall } from '@/lib/agency/use-call'
import { KeyChoice } from './key-choice'
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
        <LoadFailed error={error} retry={() => void mutate()} retrying={isValidating} />
      ) : (
        <Skeleton className="h-110" />
      )}
      <PasswordForm />
      <OwnSessions />
      <KeyChoice />
    </div>
  )
}
