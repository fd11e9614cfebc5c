'use client'

import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { readCookie } from '@/components/resource/browser-storage'
import { defaultLocale, localeKey, localeOf } from '@/lib/i18n/locales'
import { savePreference, readPreference } from './preferences'
import { applyTheme, type Theme, themeKey } from './theme'

export function PreferencesSync({ theme }: { theme: Theme }) {
  const router = useRouter()
  const locale = localeOf(useLocale()) ?? defaultLocale

  // Before paint: a server render with a different class on <html> must not be visible.
  useLayoutEffect(() => {
    applyTheme(theme)
    if (theme !== 'system') return
    const system = matchMedia('(prefers-color-scheme: dark)')
    const applySystemTheme = () => applyTheme('system')
    system.addEventListener('change', applySystemTheme)
    return () => system.removeEventListener('change', applySystemTheme)
  }, [theme])

  // Restores cleared or expired cookies from local storage, and stores the server's locale there.
  useEffect(() => {
    const [storedLocale, storedTheme] = [localeOf(readPreference(localeKey)), readPreference(themeKey)]
    const restored = {
      locale: readCookie(localeKey) === null ? storedLocale : null,
      theme: readCookie(themeKey) === null ? storedTheme : null,
    }
    if (restored.locale !== null) savePreference(localeKey, restored.locale)
    else if (readCookie(localeKey) === null || storedLocale !== locale) savePreference(localeKey, locale)
    if (restored.theme !== null) savePreference(themeKey, restored.theme)
    if ((restored.locale !== null && restored.locale !== locale) || restored.theme !== null) router.refresh()
  }, [locale, router])

  return null
}
