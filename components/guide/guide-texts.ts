import type { GuideBlock } from './guide-content'

export type MessageLookup = (key: string) => string

type Run = { text: string; quoted: boolean }

export function runsOf(text: string, lookUp: MessageLookup): Run[] {
  return text.split(/\{([\w.-]+)\}/).flatMap((part, index) => {
    const quoted = index % 2 === 1
    return part === '' ? [] : [{ text: quoted ? lookUp(part) : part, quoted }]
  })
}

export const quotedKeys = (text: string): string[] =>
  [...text.matchAll(/\{([\w.-]+)\}/g)].map(([, key = '']) => key)

export function textsOf(block: GuideBlock): readonly string[] {
  if (typeof block === 'string') return [block]
  if ('steps' in block) return block.steps
  return ['note' in block ? block.note : block.alt]
}
