'use client'

import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type Locale, localeKey, localeNames, locales } from '@/lib/i18n/locales'
import { resetListState } from './list-state'
import { keepPreference } from './preferences'

const options = locales.map((value) => ({ value, label: localeNames[value] }))

/** The interface's language, the others in their own words, and how to choose one: kept, and the lists' state reset. */
export function useLocaleChoice() {
  const router = useRouter()
  const locale = useLocale()
  function choose(next: Locale) {
    keepPreference(localeKey, next)
    const list = resetListState(location)
    if (list !== null) router.replace(list)
    router.refresh()
  }
  return { locale, options, choose }
}
