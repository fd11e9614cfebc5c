import { plainText } from '@/components/ui/plain-text'
import type { ImportField } from './import-plan'

/** Field name → column index in the file; null if it has none. */
export type Mapping = Readonly<Record<string, number | null>>

export function guessColumns(fields: readonly ImportField[], header: readonly string[]): Mapping {
  const plainHeader = header.map(plain)
  const taken = new Set<number>()
  const mapping: Record<string, number | null> = {}
  for (const { name, label, headers } of fields) {
    const known = [label, ...headers].map(plain)
    const at = plainHeader.findIndex((each, column) => !taken.has(column) && known.includes(each))
    mapping[name] = at === -1 ? null : at
    if (at !== -1) taken.add(at)
  }
  return mapping
}

/** `E-mail (PT)` and `email pt` match. */
const plain = (header: string) => plainText(header).replace(/[^\p{L}\p{N}]/gu, '')
