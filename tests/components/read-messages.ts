import { readFileSync } from 'node:fs'

export type MessageTree = { [key: string]: string | MessageTree }

/** Lists all texts with their dotted keys. */
export function flattenMessages(texts: MessageTree, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[prefix + key, text]] : flattenMessages(text, `${prefix}${key}.`),
  )
}

export function readMessages(locale: string): MessageTree {
  return JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as MessageTree
}
