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
