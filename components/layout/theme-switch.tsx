'use client'

import { ComputerDesktopIcon, MoonIcon, SunIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { IconSelect } from './icon-select'
import { type Theme, themes, applyTheme, themeKey } from './theme'
import { savePreference } from './preferences'

const icons = { light: SunIcon, dark: MoonIcon, system: ComputerDesktopIcon }

export function ThemeSwitch({ theme: serverTheme }: { theme: Theme }) {
  const t = useTranslations('layout')
  const choose = useChooseTheme()
  // The user's choice applies until the theme that the server renders changes.
  const [choice, setChoice] = useState({ replacedTheme: serverTheme, theme: serverTheme })
  const theme = choice.replacedTheme === serverTheme ? choice.theme : serverTheme
  const Icon = icons[theme]

  return (
    <IconSelect
      label={t('theme')}
      icon={<Icon aria-hidden />}
      value={theme}
      options={themes.map((value) => ({ value, label: t(`themes.${value}`) }))}
      onChange={(newTheme) => {
        setChoice({ replacedTheme: serverTheme, theme: newTheme })
        choose(newTheme)
      }}
    />
  )
}

export function useChooseTheme(): (next: Theme) => void {
  const router = useRouter()
  return (newTheme) => {
    savePreference(themeKey, newTheme)
    applyTheme(newTheme)
    router.refresh()
  }
}
