import { jest } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { useUnreadTitle } from '@/components/layout/use-unread'
import { Navigation } from './next-navigation'

test('adds the unread count once, even when the title already has it twice', () => {
  document.title = '(5) (5) Inbox · Soleira'
  const { rerender } = renderHook(({ unread }) => useUnreadTitle(unread), { initialProps: { unread: 5 } })
  expect(document.title).toBe('(5) Inbox · Soleira')
  rerender({ unread: 0 })
  expect(document.title).toBe('Inbox · Soleira')
})

test('sets the title of an untitled page once', async () => {
  document.title = ''
  const set = jest.spyOn(document, 'title', 'set')
  renderHook(() => useUnreadTitle(5))
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.title).toBe('(5)')
  expect(set).toHaveBeenCalledTimes(1)
})

test('leaves the count out where the title becomes the name of a PDF file', () => {
  document.title = '(5) LX-7 Flat · Property sheet · Soleira'
  const pathname = '/properties/print/7'
  const wrapper = ({ children }: { children: ReactNode }) => createElement(Navigation, { pathname, children })
  renderHook(() => useUnreadTitle(5), { wrapper })
  expect(document.title).toBe('LX-7 Flat · Property sheet · Soleira')
})
