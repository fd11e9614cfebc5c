const schemes = ['http:', 'https:', 'mailto:', 'tel:']

/**
 * Converts a typed link to a URL: a web page, email address or telephone number. `example.pt` becomes a web page,
 * `a@example.pt` an email address. Null for anything else, notably `javascript:`.
 */
export function toLinkUrl(input: string): string | null {
  const text = input.trim()
  if (/^[^\s:/@]+@[^\s:/@]+\.[^\s:/@]+$/.test(text)) return `mailto:${text}`
  if (/^\+?\d[\d\s-]{5,}$/.test(text)) return `tel:${text.replace(/[\s-]/g, '')}`
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)
  if (url === null || !schemes.includes(url.protocol)) return null
  const isWebUrl = url.protocol.startsWith('http')
  return isWebUrl && !/[^.]\.[^.]/.test(url.hostname) && url.hostname !== 'localhost' ? null : url.href
}
