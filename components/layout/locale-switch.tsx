'use client'

import { LanguageIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { IconSelect } from './icon-select'
import { useLocaleChoice } from './use-locale-choice'

export function LocaleSwitch() {
  const t = useTranslations('layout')
  const { locale, options, choose } = useLocaleChoice()
  return (
    <IconSelect
      label={t('language')}
      icon={<LanguageIcon aria-hidden />}
      caption={locale}
      value={locale}
      options={options}
      onChange={choose}
    />
  )
}
