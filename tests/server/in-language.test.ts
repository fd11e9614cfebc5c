import { foreignLang, foreignLangOfApiText, foreignLangOf, inLanguage } from '@/lib/format/in-language'

const both = { en: 'House', pt: 'Casa' }
const onlyPortuguese = { en: '-', pt: 'Casa' }

test.each([
  ['en', both, 'House', undefined],
  ['pt-PT', both, 'Casa', undefined],
  ['zh-Hans', both, 'House', 'en'],
  ['en', onlyPortuguese, 'Casa', 'pt-PT'],
  ['fr', onlyPortuguese, 'Casa', 'pt-PT'],
  ['pt-PT', { en: 'House', pt: '' }, 'House', 'en'],
  ['es', { en: '', pt: '-' }, '-', undefined],
])('in %s, %j is displayed as %s with lang=%s', (locale, text, displayed, lang) => {
  expect([inLanguage(text, locale), foreignLangOf(text, locale)]).toEqual([displayed, lang])
})

test('sets no lang for a missing text or one in the interface’s language', () => {
  expect(foreignLangOf(null, 'fr')).toBeUndefined()
  expect([foreignLang('fr', 'fr'), foreignLang('zh', 'zh-Hans')]).toEqual([undefined, undefined])
  expect(foreignLang('zh', 'pt-PT')).toBe('zh-Hans')
})

test.each([
  ['fr', [], 'en'],
  ['fr', ['en'], 'pt-PT'],
  ['en', ['pt'], undefined],
  ['en', ['en'], 'pt-PT'],
  ['pt-PT', ['pt'], 'en'],
  ['pt-PT', ['pt', 'en'], undefined],
] as const)('in %s, an API text that is missing in the languages %j has lang=%s', (locale, missing, lang) => {
  expect(foreignLangOfApiText(locale, missing)).toBe(lang)
})
