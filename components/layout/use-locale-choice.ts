'use client'

import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { defaultLocale, type Locale, localeKey, localeNames, localeOf, locales } from '@/lib/i18n/locales'
import { resetListState } from './list-state'
import { savePreference } from './preferences'

const options = locales.map((value) => ({ value, label: localeNames[value] }))

export function useLocaleChoice() {
  const router = useRouter()
  const locale = localeOf(useLocale()) ?? defaultLocale
  function choose(next: Locale) {
    savePreference(localeKey, next)
    const list = resetListState(location)
    if (list !== null) router.replace(list)
    router.refresh()
  }
  return { locale, options, choose }
}
