import { type InterfaceLanguage, interfaceLanguages } from '#contract/language-tags.ts'

export type MailLanguage = InterfaceLanguage

/** Returns the first supported mail language of an Accept-Language header (`cn` is an alias of zh); else en. */
export function languageOf(acceptLanguage: string | null): MailLanguage {
  const preferences = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { tag: tag.trim(), weight: quality === undefined ? 1 : Number(quality.trim().slice(2)) || 0 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => (tag.startsWith('cn') ? 'zh' : tag.slice(0, 2)))
  return interfaceLanguages.find((language) => language === preferences.find(isMailLanguage)) ?? 'en'
}

const isMailLanguage = (tag: string): tag is MailLanguage =>
  interfaceLanguages.some((language) => language === tag)
