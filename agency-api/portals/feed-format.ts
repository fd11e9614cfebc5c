import { XMLBuilder } from 'fast-xml-parser'
import sanitize from 'sanitize-html'

/** Removes markup and converts paragraphs to line breaks: portals show HTML in feeds verbatim. */
export function toPlainText(text: string): string {
  if (!/<[a-z/!?]|&\w+;|&#/i.test(text)) return text
  const withLineBreaks = text.replace(/<\/(p|div|li|h[1-6])>|<br\s*\/?>/gi, '\n')
  return sanitize(withLineBreaks, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()
}

/** Truncates a text without splitting a surrogate pair. */
export const truncate = (text: string, maxCharacters: number): string =>
  Array.from(text).slice(0, maxCharacters).join('')

/** Formats a time for feeds: `2026-11-21 22:30:00`, in UTC. */
export const formatFeedTime = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ')

/** Rounds an area to whole square metres, as feeds require; undefined below one. */
export const roundArea = (area: number | null): number | undefined =>
  area !== null && Math.round(area) >= 1 ? Math.round(area) : undefined

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  indentBy: '  ',
  suppressBooleanAttributes: false,
})

export type XmlTree = { [name: string]: string | number | XmlTree | (string | XmlTree)[] | undefined }

/** Renders an XML element with escaped content; names that begin with @ are attributes, undefined is omitted. */
export function renderXml(name: string, tree: XmlTree): string {
  return builder.build({ [name]: removeControlCharacters(tree) })
}

/** Characters that XML 1.0 forbids, even escaped, or discourages (U+007F to U+009F). */
const invalidCharacters = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu

function removeControlCharacters(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replace(invalidCharacters, '')
  if (Array.isArray(value)) return value.map(removeControlCharacters)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(parts.map(([name, part]) => [name, removeControlCharacters(part)]))
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
