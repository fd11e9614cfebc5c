'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { readCookie } from '@/components/resource/browser-storage'
import { Select } from '@/components/ui/select'
import { themeKey, themeOf, themes } from './theme'
import { useChooseTheme } from './use-choose-theme'
import { useLocaleChoice } from './use-locale-choice'

/** Language and theme in the drawer on phones, whose top bar is too narrow for them. */
export function MenuPreferences() {
  const t = useTranslations('layout')
  const { locale, options, choose } = useLocaleChoice()
  const chooseTheme = useChooseTheme()
  const [theme, setTheme] = useState(() => themeOf(readCookie(themeKey)))
  return (
    <div className="grid shrink-0 grid-cols-2 gap-2 border-t border-line p-3 sm:hidden">
      <Select
        aria-label={t('language')}
        value={locale}
        onChange={({ target }) => {
          const selected = options.find(({ value }) => value === target.value)
          if (selected !== undefined) choose(selected.value)
        }}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('theme')}
        value={theme}
        onChange={({ target }) => {
          const next = themeOf(target.value)
          setTheme(next)
          chooseTheme(next)
        }}
      >
        {themes.map((name) => (
          <option key={name} value={name}>
            {t(`themes.${name}`)}
          </option>
        ))}
      </Select>
    </div>
  )
}
