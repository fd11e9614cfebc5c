import { renderHook } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { languageTags } from '#contract/language-tags.ts'
import { useAdvertTexts } from '@/components/portfolio/adverts/use-advert-texts'
import { useSentences } from '@/components/resource/use-join'
import { readMessages } from './read-messages'

const inLocale = (locale: 'en' | 'zh') => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale={languageTags[locale]} messages={readMessages(locale)}>
      {children}
    </NextIntlClientProvider>
  ),
})

test('joins sentences with a space, except in Chinese', () => {
  expect(renderHook(useSentences, inLocale('en')).result.current(['One.', '', 'Two.'])).toBe('One. Two.')
  expect(renderHook(useSentences, inLocale('zh')).result.current(['一。', '', '二。'])).toBe('一。二。')
})

test('counts the adverts of each portal in full-width parentheses in Chinese', () => {
  const adverts = [{ place: 'kyero' }, { place: 'idealista' }, { place: 'idealista' }] as const
  expect(renderHook(useAdvertTexts, inLocale('en')).result.current(adverts)).toMatch(
    /idealista \(2\), Kyero \(1\)/,
  )
  expect(renderHook(useAdvertTexts, inLocale('zh')).result.current(adverts)).toMatch(
    /idealista（2）、Kyero（1）/,
  )
})
