'use client'

import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { readCookie } from '@/components/resource/cookies'
import { localeKey, localeOf } from '@/lib/i18n/locales'
import { keepPreference, storedPreference } from './preferences'
import { applyTheme, type Theme, themeKey } from './theme'

/** Holds the page to the chosen theme and language when something else changes under it. */
export function PreferencesKeeper({ theme }: { theme: Theme }) {
  const router = useRouter()
  const locale = useLocale()

  // Before the paint: a server render that brings another class of <html> must not show.
  useLayoutEffect(() => {
    applyTheme(theme)
    if (theme !== 'system') return
    const system = matchMedia('(prefers-color-scheme: dark)')
    const follow = () => applyTheme('system')
    system.addEventListener('change', follow)
    return () => system.removeEventListener('change', follow)
  }, [theme])

  // Cookies that were cleared, or have run out, come back from local storage.
  useEffect(() => {
    const [storedLocale, storedTheme] = [localeOf(storedPreference(localeKey)), storedPreference(themeKey)]
    const lost = {
      locale: readCookie(localeKey) === null ? storedLocale : null,
      theme: readCookie(themeKey) === null ? storedTheme : null,
    }
    if (lost.locale !== null) keepPreference(localeKey, lost.locale)
    else if (readCookie(localeKey) === null) keepPreference(localeKey, locale)
    if (lost.theme !== null) keepPreference(themeKey, lost.theme)
    if ((lost.locale !== null && lost.locale !== locale) || lost.theme !== null) router.refresh()
  }, [locale, router])

  return null
}
