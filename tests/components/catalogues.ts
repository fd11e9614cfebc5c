import { readFileSync } from 'node:fs'

export type Texts = { [key: string]: string | Texts }

/** Lists all texts with their dotted keys. */
export function flatten(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[prefix + key, text]] : flatten(text, `${prefix}${key}.`),
  )
}

export function catalogue(locale: string): Texts {
  return JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Texts
}
