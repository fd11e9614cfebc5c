import { readFileSync } from 'node:fs'

export type Texts = { [key: string]: string | Texts }

/** Lists all texts with their dotted keys. */
export function flattenTexts(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[prefix + key, text]] : flattenTexts(text, `${prefix}${key}.`),
  )
}

export function readCatalogue(locale: string): Texts {
  return JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Texts
}
