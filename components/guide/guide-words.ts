import type { GuideBlock } from './guide-content'

/** Looks up what the interface says: the text of a key of the messages. */
export type SaysThere = (key: string) => string

export type Run = { text: string; quoted: boolean }

/** A text in runs: what stands in braces is what the interface says there. */
export function runsOf(text: string, says: SaysThere): Run[] {
  return text.split(/\{([\w.-]+)\}/).flatMap((part, at) => {
    const quoted = at % 2 === 1
    return part === '' ? [] : [{ text: quoted ? says(part) : part, quoted }]
  })
}

/** The keys of the messages that a text quotes. */
export const quotedKeys = (text: string): string[] =>
  [...text.matchAll(/\{([\w.-]+)\}/g)].map(([, key = '']) => key)

/** The texts of a block, to search and to check. */
export function textsOf(block: GuideBlock): readonly string[] {
  if (typeof block === 'string') return [block]
  if ('steps' in block) return block.steps
  return ['note' in block ? block.note : block.alt]
}
