import { isTabInactive } from '@/lib/agency/wire'

test('treats a tab as inactive after five minutes without input', () => {
  const now = Date.now()
  const afterMinutes = (count: number) => now + count * 60_000
  expect(isTabInactive(afterMinutes(4))).toBe(false)
  expect(isTabInactive(afterMinutes(6))).toBe(true)
  const originalNow = Date.now
  Date.now = () => afterMinutes(6)
  window.dispatchEvent(new KeyboardEvent('keydown'))
  Date.now = originalNow
  expect(isTabInactive(afterMinutes(7))).toBe(false)
})
