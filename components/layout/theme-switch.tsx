'use client'

import { ComputerDesktopIcon, MoonIcon, SunIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { IconSelect } from './icon-select'
import { type Theme, themes } from './theme'
import { useTheme } from './use-theme'

const icons = { light: SunIcon, dark: MoonIcon, system: ComputerDesktopIcon }

export function ThemeSwitch({ theme: initial }: { theme: Theme }) {
  const t = useTranslations('layout')
  const [theme, choose] = useTheme(initial)
  const Icon = icons[theme]

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
