import sanitize from 'sanitize-html'

/**
 * What of HTML a text may hold. Wider than what the dashboard's editor makes, so that a text that came from elsewhere with
 * tables or pictures keeps them; nothing that runs, frames, posts, styles or clobbers a name (docs/security.md H-7).
 */
const allowed: sanitize.IOptions = {
  allowedTags: [
    ...[
      'p',
      'br',
      'hr',
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'blockquote',
      'pre',
      'div',
      'section',
      'article',
    ],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small', 'mark', 'code', 'span'],
    ...['abbr', 'cite', 'q', 'time', 'address', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img'],
    ...[
      'figure',
      'figcaption',
      'table',
      'caption',
      'colgroup',
      'col',
      'thead',
      'tbody',
      'tfoot',
      'tr',
      'th',
      'td',
    ],
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
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'iframe',
    'object',
    'xmp',
  ],
  nestingLimit: 40,
  transformTags: {
    // A page opened by a link must not reach back to the one that it was opened from.
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === undefined ? attribs : { ...attribs, rel: 'noopener noreferrer' },
    }),
  },
}

/**
 * A text as it may be stored and given out: HTML with what can do harm taken out. What holds no markup at all is a plain
 * text and stays as it is, character for character; as HTML it would show itself and nothing else. Line ends are `\n`,
 * which multipart forms turn into `\r\n` on their way.
 */
export function sanitizeText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n')
  return /<[a-z/!?]/i.test(lines) ? stable(lines) : lines
}

/** Until a further time changes nothing: what is left must mean the same to every parser. What never settles is dropped. */
function stable(html: string): string {
  let before = html
  for (let round = 0; round < 6; round++) {
    const after = sanitize(before, allowed).replaceAll(' />', '>').trim()
    if (after === before) return after
    before = after
  }
  return ''
}

/** Both languages of it. */
export function sanitized({ en, pt }: { en: string; pt: string }): { en: string; pt: string } {
  return { en: sanitizeText(en), pt: sanitizeText(pt) }
}
