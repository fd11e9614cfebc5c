'use client'

import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { readCookie } from '@/components/resource/cookies'
import { defaultLocale, localeKey, localeOf } from '@/lib/i18n/locales'
import { savePreference, storedPreference } from './preferences'
import { applyTheme, type Theme, themeKey } from './theme'

export function PreferencesSync({ theme }: { theme: Theme }) {
  const router = useRouter()
  const locale = localeOf(useLocale()) ?? defaultLocale

  // Before paint: a server render with a different class on <html> must not be visible.
  useLayoutEffect(() => {
    applyTheme(theme)
    if (theme !== 'system') return
    const system = matchMedia('(prefers-color-scheme: dark)')
    const follow = () => applyTheme('system')
    system.addEventListener('change', follow)
    return () => system.removeEventListener('change', follow)
  }, [theme])

  // Restores cleared or expired cookies from local storage, and stores the server's locale there.
  useEffect(() => {
    const [storedLocale, storedTheme] = [localeOf(storedPreference(localeKey)), storedPreference(themeKey)]
    const lost = {
      locale: readCookie(localeKey) === null ? storedLocale : null,
      theme: readCookie(themeKey) === null ? storedTheme : null,
    }
    if (lost.locale !== null) savePreference(localeKey, lost.locale)
    else if (readCookie(localeKey) === null || storedLocale !== locale) savePreference(localeKey, locale)
    if (lost.theme !== null) savePreference(themeKey, lost.theme)
    if ((lost.locale !== null && lost.locale !== locale) || lost.theme !== null) router.refresh()
  }, [locale, router])

  return null
}
