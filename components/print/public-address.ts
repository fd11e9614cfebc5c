import type { PrintLanguage } from './print-choice'

/**
 * The address that the QR code holds, of the setting AGENCY_PROPERTY_URL; null when it is not set, or asks for a slug that
 * the property does not have.
 */
export function publicAddress(
  pattern: string | null,
  language: PrintLanguage,
  { id, reference, slug }: { id: number; reference: string; slug: string },
): string | null {
  if (pattern === null || (pattern.includes('{slug}') && slug === '')) return null
  const parts: Record<string, string> = { language, id: String(id), reference, slug }
  return pattern.replace(/\{(language|id|reference|slug)\}/g, (_, name: string) =>
    encodeURIComponent(parts[name] ?? ''),
  )
}
