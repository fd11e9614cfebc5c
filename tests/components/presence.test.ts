import { isTabInactive } from '@/lib/agency/wire'

test('marks a tab as away after five minutes without input', () => {
  const now = Date.now()
  const minutes = (count: number) => now + count * 60_000
  expect(isTabInactive(minutes(4))).toBe(false)
  expect(isTabInactive(minutes(6))).toBe(true)
  const clock = Date.now
  Date.now = () => minutes(6)
  window.dispatchEvent(new KeyboardEvent('keydown'))
  Date.now = clock
  expect(isTabInactive(minutes(7))).toBe(false)
})
