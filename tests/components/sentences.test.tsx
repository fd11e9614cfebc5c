import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useDescribeAdverts } from '@/components/portfolio/adverts/online-adverts'
import { useJoinSentences } from '@/components/resource/use-join'
import { MessagesProvider } from './render-page'

const inLocale = (locale: 'en' | 'zh') => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <MessagesProvider locale={locale}>{children}</MessagesProvider>
  ),
})

test('joins sentences with a space, except in Chinese', () => {
  expect(renderHook(useJoinSentences, inLocale('en')).result.current(['One.', '', 'Two.'])).toBe('One. Two.')
  expect(renderHook(useJoinSentences, inLocale('zh')).result.current(['一。', '', '二。'])).toBe('一。二。')
})

test('counts the adverts of each portal in full-width parentheses in Chinese', () => {
  const adverts = [{ place: 'kyero' }, { place: 'idealista' }, { place: 'idealista' }] as const
  expect(renderHook(useDescribeAdverts, inLocale('en')).result.current(adverts)).toMatch(
    /idealista \(2\), Kyero \(1\)/,
  )
  expect(renderHook(useDescribeAdverts, inLocale('zh')).result.current(adverts)).toMatch(
    /idealista（2）、Kyero（1）/,
  )
})
