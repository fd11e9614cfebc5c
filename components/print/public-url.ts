import type { PrintLanguage } from './print-options'

/** Builds the URL for the QR code from AGENCY_PROPERTY_URL; null if unset, or if the property lacks a required slug. */
export function createPublicUrl(
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
