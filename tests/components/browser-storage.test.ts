import { writeCookie, readCookie } from '@/components/resource/browser-storage'

test('stores a choice and reads it back', () => {
  writeCookie('filters-properties', '{"search":"Olhão; mar"}')
  expect(readCookie('filters-properties')).toBe('{"search":"Olhão; mar"}')
})

test('drops values that are too long, and the previous value with them', () => {
  writeCookie('filters-properties', 'short')
  writeCookie('filters-properties', 'ã'.repeat(400))
  expect(readCookie('filters-properties')).toBeNull()
})

test('treats unreadable values as missing', () => {
  document.cookie = 'theme=%E0%A4%A; Path=/'
  expect(readCookie('theme')).toBeNull()
})
