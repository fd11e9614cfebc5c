import { parseAccept } from 'hono/utils/accept'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/language-tags.ts'

export type MailLanguage = InterfaceLanguage

/** Returns the supported mail language that a request prefers (`cn` is an alias of zh); else en. */
export function languageOf({ headers }: Request): MailLanguage {
  const accepted = parseAccept(headers.get('accept-language') ?? '')
  const tags = accepted.flatMap(({ type, q }) => (q > 0 ? type.toLowerCase() : []))
  const preferred = tags.map((tag) => (tag.startsWith('cn') ? 'zh' : tag.slice(0, 2)))
  return preferred.find(isMailLanguage) ?? 'en'
}

const isMailLanguage = (tag: string): tag is MailLanguage =>
  interfaceLanguages.some((language) => language === tag)
