import { inLanguage } from '@/lib/format/in-language'
import type { PrintChoice } from './print-choice'
import type { PrintedProperty } from './print-data'

export function nameOf(
  keys: PrintedProperty['types'],
  id: number | null,
  language: PrintChoice['language'],
): string | null {
  const found = keys.find((key) => key.id === id)
  return found === undefined ? null : inLanguage(found.name, language)
}
