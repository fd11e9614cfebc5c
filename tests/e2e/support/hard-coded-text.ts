import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { localeNames } from '../../../lib/i18n/locales.ts'
import { queryRows } from './database.ts'
import type { AppUnderTest } from './app-under-test.ts'

/** Columns with text that users wrote. */
const userTextColumns = {
  properties: [
    'reference',
    'title_en',
    'title_pt',
    'description_en',
    'description_pt',
    'slogan_en',
    'slogan_pt',
  ],
  condominiums: ['title_en', 'title_pt', 'slogan_en', 'slogan_pt', 'condo_where'],
  districts: ['name_en', 'name_pt', 'description_en'],
  agents: [
    'first_name',
    "first_name || ' ' || last_name",
    'email',
    'role_en',
    'role_pt',
    'description_en',
    'description_pt',
  ],
  key_items: ['name_en', 'name_pt'],
  users: ['name', 'email', 'city', 'country', 'initials'],
  messages: ['sender_name', 'sender_email', 'subject', 'text'],
} as const

/** Names, units and language codes that are the same in every language. */
const untranslatedNames = ['Soleira', 'zh', 'ha', 'Chrome', 'Linux']

/** Normalized texts. A page may also show a part of a `long` text. */
type KnownTexts = { complete: ReadonlySet<string>; long: readonly string[] }

/** Returns the texts that a page in Chinese may show: data, Chinese messages, language names and proper names. */
export function readKnownTexts(app: AppUnderTest): KnownTexts {
  const data = Object.entries(userTextColumns)
    .flatMap(([table, columns]) => queryRows(app, `select ${columns.join(', ')} from ${table}`))
    .flatMap((row) => Object.values(row).map(String))
    // Pages may break an email address before its @.
    .flatMap((text) => [text, ...text.split(/(?=@)/)])
  const messages = readFileSync('messages/zh.json', 'utf8').matchAll(/: "([^"]*)"/g)
  const complete = [
    ...data,
    ...[...messages].map(([, text = '']) => text),
    ...Object.values(localeNames),
    ...untranslatedNames,
  ]
  return {
    complete: new Set(complete.map(normalize)),
    long: data.map(normalize).filter(({ length }) => length > 30),
  }
}

const normalize = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** Returns the page's texts and control names that are in Latin script and are neither data nor messages. */
export async function findHardCodedTexts(page: Page, { complete, long }: KnownTexts): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const candidates: string[] = []
    // FilePond hides its form data and doesn't translate the legend.
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement?.closest('script, style, noscript, textarea, kbd, .filepond--data') === null)
        candidates.push(node.textContent ?? '')
    const attributes = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']
    for (const element of document.querySelectorAll(attributes.map((name) => `[${name}]`).join()))
      candidates.push(...attributes.map((name) => element.getAttribute(name) ?? ''))
    return candidates
  })
  const hasWord = (part: string) => /\p{L}{2}/u.test(part)
  const isAllowed = (part: string) =>
    complete.has(part) || !hasWord(part) || (part.length > 30 && long.some((text) => text.includes(part)))
  return [...new Set(texts)].filter((text) => {
    // Chinese characters can only come from messages or data; capitals are initials and references.
    if (/\p{Script=Han}|^(https?:|www\.|\/)|^[\p{Lu}\d-]+$/u.test(text)) return false
    const visiblePart = normalize(text).replace(/…$/, '')
    return (
      !isAllowed(visiblePart) &&
      !visiblePart.split(' · ').every((part) => isAllowed(part) || part.split(', ').every(isAllowed))
    )
  })
}
