import type { Locale } from '../../lib/i18n/locales.ts'

export type Copy = [key: string, text: string]

/** Words that differ from the glossary, belong to another regional variety, or are translated word for word. */
const forbidden: Record<Locale, RegExp> = {
  en: /photograph(?!er)|\bmend|\bput back\b|\bshall\b|\belevator\b|\bby itself\b|\b(color|center|license)\b|neighbor/i,
  pt: /(?<!palavras?-)\bchaves\b|\bdistritos?\b|\bdivisóri|\bverificador|\busuári|\bsenha\b|\bvocê\b|\btela\b|celular|\bcadastr|\bsalvar\b|\bdeletar|\bgerenci|compartilh|\baplicativo|\bmouse\b|\bcontato|\bequipe\b|\bregistros?\b|\baluguel\b|\bbanheiro|(?<!\p{L})(tu|teus?|tuas?)(?!\p{L})/iu,
  es: /\bclaves\b|propiedad|\bdistritos?\b|\bfotograf|computador|\bcelular|\bdepartamento|\brentar\b|(?<!\p{L})(ustedes|tú|vosotros|podéis|tenéis)(?!\p{L})/iu,
  fr: /(?<!mots-|chiffres )\bclés\b|\bdistricts?\b|\bagents?\b|photograph|salles? de bain\b|mise? en avant|\b(re|dé)li(er|é)\b|courriel|(?<!e-)\bmails?\b|(?<!\p{L})(tu|toi|tes)(?!\p{L})/iu,
  zh: /关键项|门户|平面图|机构|中介(?!绍)|地区|在售|收藏|抹除|章节|浴室|你们|帐户|帐号|网路|滑鼠|房产(?!平台|经纪)/,
}

/** Texts that may say `distrito` or `district`, for an administrative district, or `chaves`, for the keys of a home. */
const textsWithAllowedWords = new Set([
  'listing.location.distrito',
  'portals.parts.province',
  'portals.problems.TOWN_MISSING',
  'portal.TOWN_MISSING',
  'guide.website-texts',
  'sample.texts.text_pt',
])

const allowedWords = /distri(to|ct)s?|chaves/gi

export const findWrongTerms = (locale: Locale, copy: readonly Copy[]): Copy[] =>
  copy.filter(([key, text]) =>
    forbidden[locale].test(textsWithAllowedWords.has(key) ? text.replace(allowedWords, '') : text),
  )

/** Returns the texts with straight quotes or double spaces. */
export const findTypographyErrors = (copy: readonly Copy[]): Copy[] =>
  copy.filter(([, text]) => /['"]| {2}/.test(text))

/** Splits a text at its placeholders and tags. */
export const splitAtPlaceholders = (key: string, text: string): Copy[] =>
  text.split(/\{[^}]*\}|<[^>]*>/).map((piece): Copy => [key, piece])
