'use client'

import { useTranslations } from 'next-intl'
import type { FieldTexts } from '@/components/resource/merge-choice'

/** Labels of the agent form's fields by path, for the conflict dialog. */
export function useAgentFieldTexts(): FieldTexts {
  const t = useTranslations('agents.form')
  const inTongue = useTranslations('fields')
  const plain: Record<string, string> = {
    first_name: t('firstName'),
    last_name: t('lastName'),
    email: t('email'),
    phone: t('phone'),
  }
  const inBoth: Record<string, string> = { role: t('role'), description: t('description') }

  return (path) => {
    if (path === 'avatar')
      return {
        label: t('avatar'),
        show: (value) =>
          value instanceof File ? value.name : typeof value === 'string' ? t('storedAvatar') : '',
      }
    const [text = path, lang] = path.split('.')
    const show = (value: unknown) => (typeof value === 'string' ? value : '')
    const label = inBoth[text]
    if (label === undefined || (lang !== 'en' && lang !== 'pt')) return { label: plain[path] ?? path, show }
    return { label: inTongue('inLanguage', { label, language: inTongue(lang) }), show, lang }
  }
}
