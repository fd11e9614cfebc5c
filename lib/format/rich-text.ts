/** Returns true if a text is HTML rather than plain text. The API uses the same criterion. */
export const hasMarkup = (text: string): boolean => /<[a-z/!?]/i.test(text)

/** Converts plain text to HTML; an empty line separates paragraphs. */
export function plainTextToHtml(text: string): string {
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

const tagPattern = /<(?:"[^"]*"|'[^']*'|[^>"'])*>/g

/** Removes event handlers. The editor drops them, too, but parsing them violates the page's content security policy. */
export function stripEventHandlers(html: string): string {
  return html.replace(tagPattern, (tag) => tag.replace(/[\s/]on\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]*)/gi, ' '))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** Returns the text of plain or rich text in one line, to display; never insert it as HTML. */
export const toPlainText = (text: string): string => toOneLine(hasMarkup(text) ? stripMarkup(text) : text)

const stripMarkup = (html: string): string =>
  html
    .replace(/<(script|style)\b[^]*?<\/\1\s*>/gi, ' ')
    .replace(tagPattern, (tag) => (/^<\/?(a|b|em|i|s|span|strong|u)\b/i.test(tag) ? '' : ' '))
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (entity, name: string) => entities[name] ?? entity)

const toOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * Returns the text in one line, with a middle dot after headings, list items and other paragraphs that don't end in
 * punctuation. Text to display, never HTML.
 */
export const excerptOf = (text: string): string =>
  paragraphsOf(text)
    .map((paragraph) => paragraph.replace(/^• /, ''))
    .join(' · ')
    .replace(/(?<=[.!?:…。！？：]) · /g, ' ')

/** Returns the paragraphs without markup, list items with a bullet. Text to display, never HTML. */
export function paragraphsOf(text: string): string[] {
  const isHtml = hasMarkup(text)
  const lines = isHtml
    ? text
        // In HTML a line break is only a space.
        .replace(/\s+/g, ' ')
        .replace(/<li\b[^>]*>\s*(<p\b[^>]*>)?/gi, '\n• ')
        .replace(/<(br|\/?(p|div|h\d|ul|ol|li|blockquote))\b[^>]*>/gi, '\n')
    : text
  return lines
    .split(/\n+/)
    .map((line) => toOneLine(isHtml ? stripMarkup(line) : line))
    .filter((line) => line !== '' && line !== '•')
}
