import sanitize from 'sanitize-html'
import { setRecent } from './recent-entries.ts'
import { normalizeLineBreaks } from './search-text.ts'

/**
 * Allowed HTML: more than the dashboard's editor produces, so that imported texts keep tables and images, but no
 * scripts, frames, forms, styles, or attributes that clobber names (docs/security.md 1.3.1).
 */
const sanitizeOptions: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ...['blockquote', 'pre', 'div', 'section', 'article', 'figure', 'figcaption'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small', 'mark', 'code', 'span'],
    ...['abbr', 'cite', 'q', 'time', 'address', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['class', 'lang', 'dir', 'title'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript'],
    ...['template', 'title', 'iframe', 'object', 'xmp'],
  ],
  nestingLimit: 40,
  transformTags: {
    // Prevents a linked page from accessing its opener.
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === undefined ? attribs : { ...attribs, rel: 'noopener noreferrer' },
    }),
  },
}

/** Sanitises a text for storage and output, with `\n` as line ends. Plain text stays unchanged. */
export function sanitizeText(text: string): string {
  const normalized = normalizeLineBreaks(text)
  return /<[a-z/!?]/i.test(normalized) ? sanitizeUntilStable(normalized) : normalized
}

/** Caches texts that sanitising leaves unchanged, most recently used last: parsing 50 KB of links takes 10 ms. */
const stableTexts = new Map<string, string>()
const maxStableTexts = 250
const remember = (text: string) => setRecent(stableTexts, text, text, maxStableTexts)

/** Repeats until the result is stable, so that every parser reads it alike. Drops text that never becomes stable. */
function sanitizeUntilStable(html: string): string {
  if (stableTexts.has(html)) return remember(html)
  let before = html
  for (let round = 0; round < 6; round++) {
    const after = sanitize(before, sanitizeOptions).replaceAll(' />', '>').trim()
    if (after === before) return remember(after)
    before = after
  }
  return ''
}

export function sanitizeBilingual({ en, pt }: { en: string; pt: string }): { en: string; pt: string } {
  return { en: sanitizeText(en), pt: sanitizeText(pt) }
}
