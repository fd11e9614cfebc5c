import { hasMarkup, withoutHandlers } from '@/lib/format/rich-text'

const known = new Set([
  ...['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote'],
  ...['strong', 'b', 'em', 'i', 'a'],
])
const knownOfLinks = new Set(['href', 'target', 'rel'])

/**
 * Lists the tags and attributes that the editor would drop; empty if it preserves everything. Uses the browser's
 * parser on an inert document that runs and loads nothing.
 */
export function unknownMarkup(text: string): string[] {
  if (!hasMarkup(text)) return []
  const { head, body } = new DOMParser().parseFromString(withoutHandlers(text), 'text/html')
  const found = [...head.children, ...body.querySelectorAll('*')].flatMap((element) => {
    const attributes = [...element.attributes]
      .map(({ name }) => name)
      .filter((name) => element.localName !== 'a' || !knownOfLinks.has(name))
    return [...(known.has(element.localName) ? [] : [element.localName]), ...attributes]
  })
  return [...new Set(found)]
}
