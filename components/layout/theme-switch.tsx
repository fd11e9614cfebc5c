'use client'

import { ComputerDesktopIcon, MoonIcon, SunIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { IconSelect } from './icon-select'
import { keepPreference } from './preferences'
import { applyTheme, type Theme, themeKey, themes } from './theme'

const icons = { light: SunIcon, dark: MoonIcon, system: ComputerDesktopIcon }

export function ThemeSwitch({ theme: initial }: { theme: Theme }) {
  const t = useTranslations('layout')
  const router = useRouter()
  const [theme, setTheme] = useState(initial)
  const Icon = icons[theme]

  function choose(next: Theme) {
    setTheme(next)
    keepPreference(themeKey, next)
    applyTheme(next)
    // The server must render the next document so; this page already is.
    router.refresh()
  }

  return (
    <IconSelect
      label={t('theme')}
      icon={<Icon aria-hidden />}
      value={theme}
      options={themes.map((value) => ({ value, label: t(`themes.${value}`) }))}
      onChange={choose}
    />
  )
}
