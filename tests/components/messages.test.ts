import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { createTranslator, type Messages } from 'next-intl'
import { errorStatus } from '#contract/errors.ts'
import { validationText } from '@/components/fields/validation-text'
import { catalogue, type Texts } from './catalogues'

function flat(texts: Texts, before = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(texts).map(([key, text]) =>
      typeof text === 'string' ? { [before + key]: text } : flat(text, `${before}${key}.`),
    ),
  )
}

/** Names of what a text takes: {length}, {count, plural, ...}, and tags. */
function placeholders(elements: MessageFormatElement[]): string[] {
  const names = elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...placeholders(element.children)]
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element.value]
    return [element.value, ...Object.values(element.options).flatMap((option) => placeholders(option.value))]
  })
  return [...new Set(names)].sort()
}

const english = flat(catalogue('en'))
const rules = [
  'required',
  'numeric',
  'email',
  'url',
  'confirmed',
  'password',
  'file',
  'position',
  'coordinates',
  'invalid',
  'min:5',
  'max:40',
  'least:0',
  'most:6',
]

describe.each(['en', 'pt', 'es', 'fr', 'zh'] as const)('the texts in %s', (locale) => {
  const texts = flat(catalogue(locale))
  const t = createTranslator({ locale, messages: catalogue(locale) as Messages })

  test('are the same ones as in English', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
  })

  test('are never empty and can be read', () => {
    for (const [key, text] of Object.entries(texts)) {
      expect([key, text.trim()]).not.toEqual([key, ''])
      expect(() => parse(text)).not.toThrow()
    }
  })

  test('take the same values as in English', () => {
    const taken = (all: Record<string, string>) =>
      Object.fromEntries(Object.entries(all).map(([key, text]) => [key, placeholders(parse(text))]))
    expect(taken(texts)).toEqual(taken(english))
  })

  test.each(Object.keys(errorStatus))('say what %s means', (code) => {
    expect(t.has(`errors.${code}`)).toBe(true)
  })

  test.each(rules)('say what the rule %s asks', (rule) => {
    const text = validationText(t, rule)
    expect(text).not.toMatch(/validation\.|\{/)
    const figure = rule.split(':')[1]
    if (figure !== undefined) expect(text).toContain(figure)
    if (rule !== 'invalid') expect(text).not.toBe(validationText(t, 'invalid'))
  })

  test('have no word for a rule that nobody knows but one', () => {
    expect(validationText(t, 'no_such_rule')).toBe(t('validation.invalid'))
    expect(validationText(t, 'EMAIL_ALREADY_EXISTS')).toBe(t('errors.EMAIL_ALREADY_EXISTS'))
  })
})
