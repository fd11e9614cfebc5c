import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { readCookie } from '@/components/resource/browser-storage'
import { OptionSelect } from '@/components/ui/select'
import { themeKey, themeOf, themes } from './theme'
import { useChooseTheme } from './theme-switch'
import { useLocaleChoice } from './locale-switch'

/** Language and theme in the drawer on phones, whose top bar is too narrow for them. */
export function MenuPreferences() {
  const t = useTranslations('layout')
  const { locale, options, choose } = useLocaleChoice()
  const chooseTheme = useChooseTheme()
  const [theme, setTheme] = useState(() => themeOf(readCookie(themeKey)))
  return (
    <div className="grid shrink-0 grid-cols-2 gap-2 border-t border-line p-3 sm:hidden">
      <OptionSelect aria-label={t('language')} value={locale} options={options} onChange={choose} />
      <OptionSelect
        aria-label={t('theme')}
        value={theme}
        options={themes.map((value) => ({ value, label: t(`themes.${value}`) }))}
        onChange={(next) => {
          setTheme(next)
          chooseTheme(next)
        }}
      />
    </div>
  )
}
