import { plainText } from '@/components/ui/plain-text'
import type { ImportField } from './import-plan'

/** Field name → column index in the file; null if it has none. */
export type Mapping = Readonly<Record<string, number | null>>

export function guessColumns(fields: readonly ImportField[], head: readonly string[]): Mapping {
  const plainHead = head.map(plain)
  const taken = new Set<number>()
  const mapping: Record<string, number | null> = {}
  for (const { name, label, heads } of fields) {
    const known = [label, ...heads].map(plain)
    const at = plainHead.findIndex((each, column) => !taken.has(column) && known.includes(each))
    mapping[name] = at === -1 ? null : at
    if (at !== -1) taken.add(at)
  }
  return mapping
}

/** `E-mail (PT)` and `email pt` match. */
const plain = (head: string) => plainText(head).replace(/[^\p{L}\p{N}]/gu, '')
