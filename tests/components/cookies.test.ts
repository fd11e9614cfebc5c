import { keepCookie, readCookie } from '@/components/resource/cookies'

test('a choice is kept and read again', () => {
  keepCookie('filters-properties', '{"search":"Olhão; mar"}')
  expect(readCookie('filters-properties')).toBe('{"search":"Olhão; mar"}')
})

test('what would fill the requests is forgotten, and so is what stood there before', () => {
  keepCookie('filters-properties', 'short')
  keepCookie('filters-properties', 'ã'.repeat(400))
  expect(readCookie('filters-properties')).toBeNull()
})

test('what cannot be read is as if it were not there', () => {
  document.cookie = 'theme=%E0%A4%A; Path=/'
  expect(readCookie('theme')).toBeNull()
})
