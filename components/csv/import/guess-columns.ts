import { normalizeForSearch } from '@/components/ui/normalize-for-search'
import type { ImportField } from './import-plan'

/** Field name → column index in the file; null if it has none. */
export type Mapping = Readonly<Record<string, number | null>>

export function guessColumns(fields: readonly ImportField[], header: readonly string[]): Mapping {
  const normalizedHeader = header.map(normalizeHeader)
  const usedColumns = new Set<number>()
  const mapping: Record<string, number | null> = {}
  for (const { name, label, acceptedHeaders } of fields) {
    const names = [label, ...acceptedHeaders].map(normalizeHeader)
    const index = normalizedHeader.findIndex(
      (cell, column) => !usedColumns.has(column) && names.includes(cell),
    )
    mapping[name] = index === -1 ? null : index
    if (index !== -1) usedColumns.add(index)
  }
  return mapping
}

/** `E-mail (PT)` and `email pt` match. */
const normalizeHeader = (header: string) => normalizeForSearch(header).replace(/[^\p{L}\p{N}]/gu, '')
