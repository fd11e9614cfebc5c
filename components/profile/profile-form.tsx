import { CheckBadgeIcon, ExclamationTriangleIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { limits } from '#contract/limits.ts'
import type { Profile } from '#contract/profile.ts'
import { AvatarField } from '@/components/fields/avatar-field'
import { TextField } from '@/components/fields/text-field'
import { shrinkImage } from '@/components/records/media/shrink-image'
import { notify } from '@/components/resource/notifier'
import { ResourceForm } from '@/components/resource/resource-form'
import { UnsavedDraft } from '@/components/resource/unsaved-draft'
import { useCallForm } from '@/components/resource/use-call-form'
import { Section } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { useSession } from '@/lib/agency/use-session'
import { initialsOf } from '@/lib/format/initials'
import { mediaUrl } from '@/lib/format/media-url'
import { VerifyEmailBanner } from './verify-email-banner'

export function ProfileForm({ profile: { verified, email, ...stored } }: { profile: Profile }) {
  const t = useTranslations('profile')
  const router = useRouter()
  const session = useSession()
  const { update } = useMutateCalls()
  const form = useCallForm('profile.update', {
    defaultValues: { ...stored, initials: stored.initials ?? initialsOf(stored.name) },
    focusFirstError: false,
    onSaved: async (response) => {
      notify({ text: t('PROFILE_SAVED_SUCCESSFULLY') })
      await update('profile.get', {}, () => response)
      const { verified: _, email: __, ...saved } = response.profile
      // Replaces the File of a new avatar by its stored name. Input typed during the save stays.
      form.reset({ ...saved, initials: saved.initials ?? initialsOf(saved.name) }, { keepDirtyValues: true })
      // The top bar takes the user's name and avatar from the session and from the layout.
      void session.mutate()
      router.refresh()
    },
  })
  const { control } = form
  const userId = session.data?.user.id

  return (
    <>
      <UnsavedDraft form={form} record="own" />
      <ResourceForm form={form} label={t('title')}>
        <Section title={t('who')} help={t('whoHelp')}>
          <div className="mb-6 flex flex-wrap items-center gap-4">
            <div className="min-w-0 flex-1">
              <p className="truncate text-lg font-semibold">{stored.name}</p>
              <p className="truncate text-ink-soft">{email}</p>
            </div>
            <Chip
              tone={verified ? 'good' : 'warn'}
              icon={verified ? <CheckBadgeIcon aria-hidden /> : <ExclamationTriangleIcon aria-hidden />}
            >
              {verified ? t('verified') : t('notVerified')}
            </Chip>
          </div>
          {!verified && (
            <div className="mb-6">
              <VerifyEmailBanner email={email} />
            </div>
          )}
          <div className="grid gap-5 sm:grid-cols-2">
            <AvatarField
              control={control}
              name="avatar"
              label={t('avatar')}
              help={t('avatarHelp')}
              maxBytes={limits.uploadBytes}
              shrink={shrinkImage}
              urlOf={(fileName) => (userId === undefined ? fileName : mediaUrl('users', userId, fileName))}
              className="sm:col-span-2"
            />
            <TextField control={control} name="name" label={t('name')} autoComplete="name" required />
            <TextField
              control={control}
              name="initials"
              label={t('initials')}
              max={limits.initialsMaxLength}
              uppercase
              required
            />
            <TextField control={control} name="phone" label={t('phone')} type="tel" autoComplete="tel" />
            <TextField control={control} name="city" label={t('city')} autoComplete="address-level2" />
            <TextField control={control} name="country" label={t('country')} autoComplete="country-name" />
            <TextField control={control} name="urlTwitter" label={t('urlTwitter')} inputMode="url" />
            <TextField control={control} name="urlGitHub" label={t('urlGitHub')} inputMode="url" />
          </div>
        </Section>
      </ResourceForm>
    </>
  )
}
