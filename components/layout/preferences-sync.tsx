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
    const restoredLocale = readCookie(localeKey) === null ? localeOf(readPreference(localeKey)) : null
    const restoredTheme = readCookie(themeKey) === null ? readPreference(themeKey) : null
    savePreference(localeKey, restoredLocale ?? locale)
    if (restoredTheme !== null) savePreference(themeKey, restoredTheme)
    if ((restoredLocale ?? locale) !== locale || restoredTheme !== null) router.refresh()
  }, [locale, router])

  return null
}
