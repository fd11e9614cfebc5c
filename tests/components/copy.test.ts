import { invitationTexts, resetTexts, verifyTexts } from '../../agency-api/mail/template-texts.ts'
import { languageTags } from '#contract/language-tags.ts'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { createTranslator, type Messages } from 'next-intl'
import { guide as en } from '@/components/guide/content/en'
import { guide as es } from '@/components/guide/content/es'
import { guide as fr } from '@/components/guide/content/fr'
import { guide as pt } from '@/components/guide/content/pt'
import { guide as zh } from '@/components/guide/content/zh'
import type { GuideContent } from '@/components/guide/guide-content'
import { textsOf } from '@/components/guide/guide-texts'
import { locales, type Locale } from '@/lib/i18n/locales'
import { catalogue, type Texts } from './catalogues'

type Copy = [key: string, text: string]

const guides: Record<Locale, GuideContent> = { en, pt, es, fr, zh }

function flatten(texts: Texts, prefix = ''): Copy[] {
  return Object.entries(texts).flatMap(([key, text]): Copy[] =>
    typeof text === 'string' ? [[prefix + key, text]] : flatten(text, `${prefix}${key}.`),
  )
}

function literals(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value]
    if (element.type === TYPE.tag) return literals(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    return Object.values(element.options).flatMap(({ value }) => literals(value))
  })
}

function copyOf(locale: Locale): Copy[] {
  const guide = Object.entries(guides[locale].topics).map(([id, { title, blocks }]): [string, string[]] => [
    `guide.${id}`,
    [title, ...blocks.flatMap(textsOf)],
  ])
  const messages = flatten(catalogue(locale)).flatMap(([key, text]) =>
    literals(parse(text)).map((piece): Copy => [key, piece]),
  )
  const mails = Object.entries({ invitationTexts, resetTexts, verifyTexts }).flatMap(([key, texts]) =>
    Object.values(texts[locale])
      .flat()
      .map((text): Copy => [`mail.${key}`, text]),
  )
  return messages.concat(
    mails,
    guide.flatMap(([key, texts]) =>
      texts.flatMap((text) => text.split(/\{[^}]*\}/)).map((piece): Copy => [key, piece]),
    ),
  )
}

const copies = new Map(locales.map((locale) => [locale, copyOf(locale)]))

const matching = (locale: Locale, pattern: RegExp) =>
  (copies.get(locale) ?? []).filter(([, text]) => pattern.test(text))

const forbidden: Record<Locale, RegExp> = {
  en: /photograph|\bmend|\bput back\b|\bshall\b|\belevator\b|\bby itself\b/i,
  pt: /\bchaves\b|\bdistritos?\b|\bdivisóri|\bverificador|\busuári|\bsenha\b|\bvocê\b/i,
  es: /\bclaves\b|propiedad|\bdistritos?\b|\bfotograf/i,
  fr: /(?<!mots-|chiffres )\bclés\b|\bdistricts?\b|\bagents?\b|photograph|salles? de bain\b|mise? en avant|\b(re|dé)li(er|é)\b/i,
  zh: /关键项|门户|平面图|机构|中介|地区|在售|收藏|抹除|章节|房产(?!平台|经纪)/,
}

/** The official district, which isn't an area of the agency, keeps its name. */
const officialDistrict = new Set([
  'listing.location.distrito',
  'portals.parts.province',
  'portals.problems.TOWN_MISSING',
  'guide.website-texts',
])

const counts = [0, 1, 2, 5]

function argumentsOf(elements: MessageFormatElement[], count: number): [string, unknown][] {
  return elements.flatMap((element): [string, unknown][] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag)
      return [[element.value, (text: string) => text], ...argumentsOf(element.children, count)]
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [
        [element.value, element.type === TYPE.plural ? count : 'agent'],
        ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value, count)),
      ]
    return [[element.value, element.type === TYPE.number ? count : 'x']]
  })
}

describe.each(locales)('the copy in %s', (locale) => {
  test('has no straight quotes and no double spaces', () => {
    expect(matching(locale, /['"]| {2}/)).toEqual([])
  })

  test('uses the terms of the glossary', () => {
    const wrong = matching(locale, forbidden[locale])
    expect(wrong.filter(([key]) => !officialDistrict.has(key))).toEqual([])
  })

  test('is formatted at every count', () => {
    const t = createTranslator({
      locale: languageTags[locale],
      messages: catalogue(locale) as Messages,
      onError: (error) => {
        throw error
      },
    })
    const wrong: Copy[] = []
    for (const [key, text] of flatten(catalogue(locale))) {
      const elements = parse(text)
      if (elements.every(({ type }) => type === TYPE.literal)) continue
      for (const count of counts) {
        const values = Object.fromEntries(argumentsOf(elements, count))
        const shown = t.markup(key as Parameters<typeof t.markup>[0], values as never)
        if (/[#{}]|^\s*$/.test(String(shown))) wrong.push([`${key} at ${count}`, String(shown)])
      }
    }
    expect(wrong).toEqual([])
  })
})

test('French has a narrow space before ; ! ? and an unbreakable one before : and inside « »', () => {
  expect(matching('fr', /(?<!\u202f|«\u00a0)[;!?]|(?<!\u00a0):(?=\s|$)|«(?!\u00a0)|(?<!\u00a0)»/)).toEqual([])
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
  expect(matching('zh', new RegExp(wrong.join('|'), 'u'))).toEqual([])
})
