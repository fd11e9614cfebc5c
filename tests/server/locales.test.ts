import { localeOfBrowser } from '@/lib/i18n/locales'

test.each([
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['de-DE,de;q=0.9,fr;q=0.8,en;q=0.5', 'fr'],
  ['ca, es;q=0.9', 'es'],
  ['de,*;q=0.5', 'en'],
  [null, 'en'],
])('chooses the interface language for Accept-Language %j', (header, locale) => {
  expect(localeOfBrowser(header)).toBe(locale)
})
