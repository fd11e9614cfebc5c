import { readFileSync } from 'node:fs'

export type Texts = { [key: string]: string | Texts }

/** Returns the product's messages in one language. */
export function catalogue(locale: string): Texts {
  return JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Texts
}
