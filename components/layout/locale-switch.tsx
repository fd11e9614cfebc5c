'use client'

import { LanguageIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type Locale, localeKey, localeNames, locales } from '@/lib/i18n/locales'
import { IconSelect } from './icon-select'
import { resetListState } from './list-state'
import { keepPreference } from './preferences'

/** Sets the interface's language, remembers it, and resets the state of the lists (platform §1). */
export function LocaleSwitch() {
  const t = useTranslations('layout')
  const locale = useLocale()
  const router = useRouter()

  function choose(next: Locale) {
    keepPreference(localeKey, next)
    const list = resetListState(location)
    if (list !== null) router.replace(list)
    router.refresh()
  }

  return (
    <IconSelect
      label={t('language')}
      icon={<LanguageIcon aria-hidden />}
      caption={locale}
      value={locale}
      options={locales.map((value) => ({ value, label: localeNames[value] }))}
      onChange={choose}
    />
  )
}
