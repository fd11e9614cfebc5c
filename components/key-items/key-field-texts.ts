'use client'

import { useTranslations } from 'next-intl'
import type { FieldTexts } from '@/components/resource/merge-choice'
import { useKeyName, useKeys } from './use-keys'

/** Labels of an option's fields by path, for the conflict dialog. */
export function useKeyFieldTexts(): FieldTexts {
  const t = useTranslations('key-items.desk')
  const common = useTranslations('common')
  const inTongue = useTranslations('fields')
  const nameOf = useKeyName()
  const dividers = useKeys('master').data?.keys ?? []
  return (path) => {
    if (path === 'filterable')
      return { label: t('filterable'), show: (value) => common(value === 1 ? 'yes' : 'no') }
    if (path === 'icons') return { label: t('icons'), show: (value) => String(value ?? '') }
    if (path === 'master')
      return {
        label: t('master'),
        show: (value) => {
          const divider = dividers.find(({ id }) => id === value)
          return divider === undefined ? t('noMaster') : nameOf(divider)
        },
      }
    const lang = path === 'name.pt' ? 'pt' : 'en'
    return {
      label: inTongue('inLanguage', { label: t('name'), language: inTongue(lang) }),
      show: (value) => String(value ?? ''),
      lang,
    }
  }
}
