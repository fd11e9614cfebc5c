/** Whether a text is HTML; one without markup is a plain text. The agency's API judges by the same sign. */
export const hasMarkup = (text: string): boolean => /<[a-z/!?]/i.test(text)

/** A plain text as HTML that shows the same: an empty line parts paragraphs. */
export function htmlOfPlain(text: string): string {
  const escaped = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\r\n?/g, '\n')
  return escaped
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('')
}

const tags = /<(?:"[^"]*"|'[^']*'|[^>"'])*>/g

/**
 * HTML without the attributes that would run something. The editor drops them anyway; but the page's policy reports them as
 * soon as a browser's parser sees them, even in a document that runs nothing.
 */
export function withoutHandlers(html: string): string {
  return html.replace(tags, (tag) => tag.replace(/[\s/]on\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]*)/gi, ' '))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** The words of a rich text in one line, for where there is no room for its form. A text to show, never HTML to insert. */
export function wordsOf(text: string): string {
  const words = hasMarkup(text)
    ? text
        .replace(/<(script|style)\b[^]*?<\/\1\s*>/gi, ' ')
        .replace(tags, (tag) => (/^<\/?(a|b|em|i|s|span|strong|u)\b/i.test(tag) ? '' : ' '))
        .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => entities[name] ?? whole)
    : text
  return words.replace(/\s+/g, ' ').trim()
}

/** The paragraphs of a rich or plain text, without markup; the points of a list begin with a dot. Texts to show, never HTML. */
export function paragraphsOf(text: string): string[] {
  const lines = hasMarkup(text)
    ? text
        .replace(/<li\b[^>]*>\s*(<p\b[^>]*>)?/gi, '\n• ')
        .replace(/<(br|\/?(p|div|h\d|ul|ol|li|blockquote))\b[^>]*>/gi, '\n')
    : text
  return lines
    .split(/\n+/)
    .map(wordsOf)
    .filter((line) => line !== '' && line !== '•')
}
