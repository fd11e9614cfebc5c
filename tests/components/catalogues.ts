import { readFileSync } from 'node:fs'

export type Texts = { [key: string]: string | Texts }

export function catalogue(locale: string): Texts {
  return JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Texts
}
