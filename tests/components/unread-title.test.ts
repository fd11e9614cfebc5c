import { renderHook } from '@testing-library/react'
import { useUnreadTitle } from '@/components/layout/use-unread-title'

test('adds the unread count once, even when the title already has it twice', () => {
  document.title = '(5) (5) Inbox · Soleira'
  const { rerender } = renderHook(({ unread }) => useUnreadTitle(unread), { initialProps: { unread: 5 } })
  expect(document.title).toBe('(5) Inbox · Soleira')
  rerender({ unread: 0 })
  expect(document.title).toBe('Inbox · Soleira')
})

test('adds the count once to an empty title', () => {
  document.title = ''
  const { rerender } = renderHook(({ unread }) => useUnreadTitle(unread), { initialProps: { unread: 5 } })
  rerender({ unread: 4 })
  expect(document.title).toBe('(4)')
})
