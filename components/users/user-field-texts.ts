'use client'

import { useTranslations } from 'next-intl'
import type { FieldTexts } from '@/components/resource/merge-choice'

/** Labels of a user's fields by path, for the conflict dialog. */
export function useUserFieldTexts(): FieldTexts {
  const t = useTranslations('users')
  const labels: Record<string, string> = {
    name: t('name'),
    email: t('email'),
    initials: t('initials'),
    role: t('role'),
    password: t('password'),
    phone: t('phone'),
    city: t('city'),
    country: t('country'),
    avatar: t('avatar'),
  }
  return (path) => ({
    label: labels[path] ?? path,
    show: (value) => {
      if (path === 'avatar') return value instanceof File ? value.name : value ? t('storedAvatar') : ''
      // Never shown in plain text.
      if (path === 'password') return value ? '••••••••' : ''
      if (value === 'Administrator' || value === 'User') return t(`roles.${value}`)
      return typeof value === 'string' ? value : ''
    },
  })
}
