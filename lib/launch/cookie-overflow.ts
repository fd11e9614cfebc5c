// A browser with more cookies than the server accepts is rejected on every page. The first rejection deletes the
// cookies and redirects to the sign-in page; if the browser ignores that, the next one explains how to delete them.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Duplex } from 'node:stream'
import { languageTags } from '../contract/language-tags.ts'
import { type ParseError, refuseRequest } from '../contract/parse-errors.ts'

const loginPath = '/login?cookies=deleted'

/** Longest path with query that the dashboard accepts. */
export const maxTargetLength = 4_096

/** Returns the part that made a request's head too long to parse; null if parsing failed for another reason. */
export function overflowOf({ code, rawPacket }: ParseError): 'url' | 'cookies' | null {
  if (code !== 'HPE_HEADER_OVERFLOW') return null
  const packet = rawPacket?.toString('latin1') ?? ''
  const [firstLine = '', ...otherLines] = packet.split('\r\n', 2)
  const isRequestLine = /^[A-Z]+ \//.test(firstLine)
  // A later packet of the head begins within the URL or a header. Cookies are separated by `; `, which no URL contains.
  const continuesUrl =
    !firstLine.includes('; ') && (otherLines.length === 0 || firstLine.endsWith(' HTTP/1.1'))
  // Another site can choose the URL, so a long URL must not delete the cookies.
  const isUrlTooLong = isRequestLine ? firstLine.length > maxTargetLength : continuesUrl
  return isUrlTooLong ? 'url' : 'cookies'
}

/** Writes the rejection to the socket of a request that could not be parsed. `headers` are added to the response. */
export function rejectOversizedCookies(error: ParseError, socket: Duplex, headers: Record<string, string>) {
  const [line = ''] = (error.rawPacket?.toString('latin1', 0, 200) ?? '').split('\r\n')
  const page = line.includes(` ${loginPath} `) ? renderInstructions() : redirectPage
  const pageHeaders = {
    ...headers,
    'clear-site-data': '"cookies"',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  }
  refuseRequest(socket, 431, pageHeaders, page)
}

const redirectPage = `<!doctype html><meta http-equiv="refresh" content="0; url=${loginPath}"><title>Soleira</title>`

function renderInstructions(): string {
  const texts = Object.entries(languageTags).map(([language, tag]) => {
    const file = path.resolve(import.meta.dirname, `../../messages/${language}.json`)
    return `<p lang="${tag}">${JSON.parse(readFileSync(file, 'utf8')).auth.tooManyCookies}</p>`
  })
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Soleira</title><h1>Soleira</h1>${texts.join('')}</html>`
}
