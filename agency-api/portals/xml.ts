import { XMLBuilder } from 'fast-xml-parser'

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  indentBy: '  ',
  suppressBooleanAttributes: false,
})

export type XmlTree = { [name: string]: string | number | XmlTree | (string | XmlTree)[] | undefined }

/** Renders an XML element with escaped content; names that begin with @ are attributes, undefined is omitted. */
export function xmlOf(name: string, tree: XmlTree): string {
  return builder.build({ [name]: removeControlCharacters(tree) })
}

/** Characters that XML 1.0 can't represent, escaped or not. */
const invalidCharacters = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu

function removeControlCharacters(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replace(invalidCharacters, '')
  if (Array.isArray(value)) return value.map(removeControlCharacters)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(parts.map(([name, part]) => [name, removeControlCharacters(part)]))
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'
