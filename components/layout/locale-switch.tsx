'use client'

import { LanguageIcon } from '@heroicons/react/24/outline'
import { useTranslations, useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { writeCookie } from '@/components/resource/browser-storage'
import { defaultLocale, type Locale, localeKey, localeNames, localeOf, locales } from '@/lib/i18n/locales'
import { IconSelect } from './icon-select'
import { savePreference } from './preferences'

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

const options = locales.map((value) => ({ value, label: localeNames[value] }))

export function useLocaleChoice() {
  const router = useRouter()
  const locale = localeOf(useLocale()) ?? defaultLocale
  function choose(newLocale: Locale) {
    savePreference(localeKey, newLocale)
    const listPath = resetListState(location)
    if (listPath !== null) router.replace(listPath)
    router.refresh()
  }
  return { locale, options, choose }
}

/** Prefix of the cookies that store a list's filters for a day, such as `filters-properties-active`. */
const filterCookiePrefix = 'filters-'

/** Lists whose filters depend on the language, because they search localized texts. */
const localizedResources = ['properties', 'condominiums']

/** Deletes the stored filters. Returns the path of the open list if its URL has filters to remove, else null. */
function resetListState({ pathname, search }: { pathname: string; search: string }): string | null {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (name.startsWith(filterCookiePrefix)) writeCookie(name, '', 0)
  }
  const isOnList = localizedResources.some((resource) =>
    new RegExp(`^/${resource}/(?!edit|new|import|print)`).test(pathname),
  )
  return isOnList && search !== '' ? pathname : null
}
