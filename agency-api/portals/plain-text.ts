import sanitize from 'sanitize-html'

/** A text without markup, paragraphs kept as line breaks: feeds show HTML as it is written. */
export function plainText(text: string): string {
  if (!/<[a-z/!?]|&\w+;|&#/i.test(text)) return text
  const broken = text.replace(/<\/(p|div|li|h[1-6])>|<br\s*\/?>/gi, '\n')
  return sanitize(broken, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()
}

/** The first so many characters, none of them cut in two. */
export const firstOf = (text: string, most: number): string => Array.from(text).slice(0, most).join('')

/** `2026-11-21 22:30:00`, in UTC: how feeds write a time. */
export const feedTime = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ')
