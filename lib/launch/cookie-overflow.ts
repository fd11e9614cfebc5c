// Every page refuses a browser with more cookies than the server accepts. The first refusal deletes them and
// redirects to the sign-in page; if a browser ignores that, the page explains the fix.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Duplex } from 'node:stream'
import { languageTags } from '../contract/language-tags.ts'

const loginPath = '/login?cookies=deleted'

/** Longest path with query that the dashboard accepts. */
export const maxTargetLength = 4_096

/** Time in ms to keep reading: a connection closed with unread bytes loses its response. */
const closeDelayMs = 1000

type ParseError = Error & { code?: string; rawPacket?: Buffer }

/** Says why a request's head was too long to be parsed; null if it failed for another reason. */
export function overflowOf({ code, rawPacket }: ParseError): 'url' | 'cookies' | null {
  if (code !== 'HPE_HEADER_OVERFLOW') return null
  const packet = rawPacket?.toString('latin1') ?? ''
  const [line = '', ...others] = packet.split('\r\n', 2)
  // Another site chooses the URL, so it must not delete the cookies. A URL has no spaces; a later packet of one ends
  // with the protocol or not at all.
  const isStart = /^[A-Z]+ \//.test(line)
  const isUrl = isStart
    ? line.length > maxTargetLength
    : !line.includes('; ') && (others.length === 0 || line.endsWith(' HTTP/1.1'))
  return isUrl ? 'url' : 'cookies'
}

/** Writes the refusal to the socket of a request that could not be parsed. `headers` are added to the response. */
export function rejectOversizedCookies(
  error: ParseError,
  socket: Duplex,
  headers: Record<string, string>,
): void {
  if (!socket.writable) return
  const [line = ''] = (error.rawPacket?.toString('latin1', 0, 200) ?? '').split('\r\n')
  const page = line.includes(` ${loginPath} `) ? instructions() : redirect
  socket.end(`${headOf(page, headers)}\r\n${page}`)
  setTimeout(() => socket.destroy(), closeDelayMs).unref()
}

const redirect = `<!doctype html><meta http-equiv="refresh" content="0; url=${loginPath}"><title>Soleira</title>`

function instructions(): string {
  const texts = Object.entries(languageTags).map(([language, tag]) => {
    const file = path.resolve(import.meta.dirname, `../../messages/${language}.json`)
    return `<p lang="${tag}">${JSON.parse(readFileSync(file, 'utf8')).auth.tooManyCookies}</p>`
  })
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Soleira</title><h1>Soleira</h1>${texts.join('')}</html>`
}

function headOf(page: string, headers: Record<string, string>): string {
  const all = {
    ...headers,
    'clear-site-data': '"cookies"',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(page),
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 431 Request Header Fields Too Large\r\n${lines.join('')}`
}
