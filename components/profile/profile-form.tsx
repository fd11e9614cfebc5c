'use client'

import { CheckBadgeIcon, ExclamationTriangleIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { Profile } from '#contract/profile.ts'
import { TextField } from '@/components/fields/text-field'
import { notify } from '@/components/resource/notifier'
import { ResourceForm } from '@/components/resource/resource-form'
import { useCallForm } from '@/components/resource/use-call-form'
import { Avatar } from '@/components/ui/avatar'
import { Section } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { initials } from '@/lib/format/initials'

export function ProfileForm({ profile: { verified, email, ...stored } }: { profile: Profile }) {
  const t = useTranslations('profile')
  const { update } = useMutateCalls()
  const values = { ...stored, initials: stored.initials ?? initials(stored.name) }
  const form = useCallForm('profile.update', {
    defaultValues: values,
    focusFirstError: false,
    onSaved: async (answer) => {
      notify({ text: t('PROFILE_SAVED_SUCCESSFULLY') })
      await update('profile.get', {}, () => answer)
    },
  })
  const { control } = form

  return (
    <ResourceForm form={form} label={t('title')}>
      <Section title={t('who')} help={t('whoHelp')}>
        <div className="mb-6 flex flex-wrap items-center gap-4">
          <Avatar name={values.name} initials={initials(values.name)} size="lg" decorative />
          <div className="min-w-0 flex-1">
            <p className="truncate text-lg font-semibold">{values.name}</p>
            <p className="truncate text-ink-soft">{email}</p>
          </div>
          <Chip
            tone={verified ? 'good' : 'warn'}
            icon={verified ? <CheckBadgeIcon aria-hidden /> : <ExclamationTriangleIcon aria-hidden />}
          >
            {verified ? t('verified') : t('notVerified')}
          </Chip>
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField control={control} name="name" label={t('name')} autoComplete="name" required />
          <TextField control={control} name="phone" label={t('phone')} type="tel" autoComplete="tel" />
          <TextField control={control} name="city" label={t('city')} autoComplete="address-level2" />
          <TextField control={control} name="country" label={t('country')} autoComplete="country-name" />
          <TextField control={control} name="urlTwitter" label={t('urlTwitter')} inputMode="url" />
          <TextField control={control} name="urlGitHub" label={t('urlGitHub')} inputMode="url" />
        </div>
      </Section>
    </ResourceForm>
  )
}
