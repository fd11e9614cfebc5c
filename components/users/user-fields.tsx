import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { roles } from '#contract/roles.ts'
import type { User } from '#contract/users.ts'
import { AvatarField } from '@/components/fields/avatar-field'
import { CheckboxField } from '@/components/fields/check-field'
import { PasswordField } from '@/components/fields/password-field'
import { RadioCardsField } from '@/components/fields/radio-cards-field'
import { EmailField, TextField } from '@/components/fields/text-field'
import { shrinkImage } from '@/components/records/media/shrink-image'
import type { CallForm, ValuesOf } from '@/components/resource/use-call-form'
import { useFieldProps } from '@/components/resource/use-field-texts'
import { useCall } from '@/lib/agency/use-call'
import { initialsOf } from '@/lib/format/initials'
import { userFields } from './fields'

export function UserFields({
  form,
  isNew,
  verified = false,
  urlOf,
}: {
  form: CallForm<'users.add'>
  isNew: boolean
  verified?: boolean
  urlOf: (fileName: string) => string
}) {
  const t = useTranslations('users')
  const { isSubmitting } = useFormState({ control: form.control })
  const fieldProps = { control: form.control, disabled: isSubmitting }
  const field = useFieldProps(userFields, fieldProps)
  useSuggestedInitials(form, isNew)
  const options = useCall('session.options', {})
  const canInvite = options.data?.invitations === true && !verified
  const isInvited = useWatch({ control: form.control, name: 'invite' }) === 1
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <AvatarField
        {...field('avatar')}
        help={t('avatarHelp')}
        maxBytes={limits.uploadBytes}
        shrink={shrinkImage}
        urlOf={urlOf}
        className="sm:col-span-2"
      />
      <TextField {...field('name')} max={120} autoComplete="off" required />
      <TextField {...field('initials')} max={limits.initialsMaxLength} uppercase required />
      <EmailField {...field('email')} autoComplete="off" required />
      {canInvite && (
        <CheckboxField
          {...fieldProps}
          name="invite"
          label={t(isNew ? 'invite' : 'inviteAgain')}
          help={isNew ? t('inviteHelp') : undefined}
          className="sm:col-span-2"
        />
      )}
      {!(isNew && isInvited) && (
        <PasswordField
          {...field('password')}
          help={t(isNew ? 'passwordHelp' : 'passwordEditHelp', { length: limits.userPasswordMinLength })}
          autoComplete="new-password"
          required={isNew}
        />
      )}
      <RadioCardsField
        {...field('role')}
        options={roles.map((value) => ({
          value,
          label: t(`roles.${value}`),
          help: t(`rolesHelp.${value}`),
        }))}
        className="sm:col-span-2"
      />
      <TextField {...field('phone')} type="tel" max={120} emptyAsNull />
      <TextField {...field('city')} max={120} emptyAsNull />
      <TextField {...field('country')} max={120} emptyAsNull />
    </div>
  )
}

/** Suggests a new user's initials from the name until the initials' input has been touched. */
function useSuggestedInitials({ control, getFieldState, setValue }: CallForm<'users.add'>, isNew: boolean) {
  const name = useWatch({ control, name: 'name' })
  const suggest = useEffectEvent((name: string) => {
    if (!isNew || name === '' || getFieldState('initials').isTouched) return
    setValue('initials', initialsOf(name), { shouldDirty: true })
  })
  useEffect(() => suggest(name), [name])
}

type UserFormValues = ValuesOf<'users.add'>

export function emptyUser(): UserFormValues {
  return {
    name: '',
    email: '',
    initials: '',
    role: 'User',
    password: '',
    phone: null,
    city: null,
    country: null,
    avatar: null,
  }
}

/** Converts an existing user to form values; an empty password means no change. */
export function toFormValues({ id: _, verified: __, ...user }: User): UserFormValues {
  return { ...user, initials: user.initials ?? '', password: '' }
}
