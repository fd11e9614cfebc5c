import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { createTranslator, type Messages } from 'next-intl'
import { languageTags } from '#contract/language-tags.ts'
import { limits } from '#contract/limits.ts'
import { locales, type Locale } from '@/lib/i18n/locales'
import { readMessages, flattenMessages } from './read-messages'
import { type Copy, findTypographyErrors, findWrongTerms } from './copy-rules'
import { listCopy } from './copy-sources'
import { elementsOf } from './message-elements'

const copyByLocale = Object.fromEntries(locales.map((locale) => [locale, listCopy(locale)])) as Record<
  Locale,
  Copy[]
>

const findMatches = (locale: Locale, pattern: RegExp) =>
  copyByLocale[locale].filter(([, text]) => pattern.test(text))

const counts = [0, 1, 2, 5]

const argumentsOf = (elements: MessageFormatElement[], count: number) =>
  elements.flatMap((element): [string, unknown][] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return [[element.value, (text: string) => text]]
    if (element.type === TYPE.select) return [[element.value, 'agent']]
    return [[element.value, element.type === TYPE.plural || element.type === TYPE.number ? count : 'x']]
  })

const combinations = (names: string[]): Record<string, number>[] =>
  names.reduce<Record<string, number>[]>(
    (all, name) => all.flatMap((values) => counts.map((count) => ({ ...values, [name]: count }))),
    [{}],
  )

describe.each(locales)('the copy in %s', (locale) => {
  test('names no server setting', () => {
    expect(findMatches(locale, /\b[A-Z]{2,}_[A-Z_]+\b/)).toEqual([])
  })

  test('has no straight quotes and no double spaces', () => {
    expect(findTypographyErrors(copyByLocale[locale])).toEqual([])
  })

  test('states the size limit of uploads', () => {
    const sizes = copyByLocale[locale].flatMap(([key, text]) =>
      Array.from(text.matchAll(/([\d.,]+)\s?(MB|Mo)\b/g), ([, size]) => [key, Number(size) * 1_000_000]),
    )
    expect(sizes.length).toBeGreaterThan(10)
    expect(sizes.filter(([, bytes]) => bytes !== limits.uploadBytes)).toEqual([])
  })

  test('uses the terms of the glossary', () => {
    expect(findWrongTerms(locale, copyByLocale[locale])).toEqual([])
  })

  test('has no unformatted placeholder at any count', () => {
    const t = createTranslator({
      locale: languageTags[locale],
      messages: readMessages(locale) as Messages,
      onError: (error) => {
        throw error
      },
    })
    const wrong: Copy[] = []
    for (const [key, text] of flattenMessages(readMessages(locale))) {
      const elements = elementsOf(text)
      if (elements.every(({ type }) => type === TYPE.literal)) continue
      for (const count of counts) {
        const values = Object.fromEntries(argumentsOf(elements, count))
        const formatted = t.markup(key as Parameters<typeof t.markup>[0], values as never)
        if (/[#{}]|^\s*$/.test(String(formatted))) wrong.push([`${key} at ${count}`, String(formatted)])
      }
    }
    expect(wrong).toEqual([])
  })
})

test.each(locales)('lists no zero in sentences with several counts in %s', (locale) => {
  const t = createTranslator({ locale: languageTags[locale], messages: readMessages(locale) as Messages })
  const wrong: Copy[] = []
  for (const [key, text] of flattenMessages(readMessages(locale))) {
    const elements = elementsOf(text)
    const plurals = elements.filter((element) => element.type === TYPE.plural)
    const names = [...new Set(plurals.map(({ value }) => value))]
    if (names.length < 2) continue
    for (const values of combinations(names)) {
      const others = Object.fromEntries(argumentsOf(elements, 1))
      const formatted = t.markup(key as Parameters<typeof t.markup>[0], { ...others, ...values } as never)
      if (/(?<!\d)0(?!\d)/.test(String(formatted))) wrong.push([key, String(formatted)])
    }
  }
  expect(wrong).toEqual([])
})

test.each(['pt', 'es', 'fr'] as const)('uses « » as quotation marks in %s', (locale) => {
  expect(findMatches(locale, /[“”„]/)).toEqual([])
})

test('French has a narrow space before ; ! ? and an unbreakable one before : and inside « »', () => {
  expect(findMatches('fr', /(?<!\u202f|«\u00a0)[;!?]|(?<!\u00a0):(?=\s|$)|«(?!\u00a0)|(?<!\u00a0)»/)).toEqual(
    [],
  )
})

test('Chinese uses full-width punctuation, without spaces around it or between characters', () => {
  const han = '\\p{Script=Han}'
  const marks = '，。：；！？（）、“”'
  const wrong = [
    `[${han}][,;:!?()]`,
    `[,;:!?()][${han}]`,
    `[${han}${marks}] +[${han}${marks}]`,
    ` [${marks}]|[${marks}] `,
  ]
  expect(findMatches('zh', new RegExp(wrong.join('|'), 'u'))).toEqual([])
})
