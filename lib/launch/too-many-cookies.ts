// A browser with more cookies than the server accepts is refused by every page. The first refusal deletes them and
// redirects to the sign-in page; where a browser ignores that, the page explains what to do.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Duplex } from 'node:stream'

const again = '/login?cookies=deleted'
const languages = ['en', 'pt', 'es', 'fr', 'zh']

/** Milliseconds to keep reading: a connection closed with bytes unread loses its response. */
const lingerMs = 1000

type ParseError = Error & { code?: string; rawPacket?: Buffer }

/** Returns true if the server could not read a request because its head, mostly cookies, was too long. */
export const isHeadTooLong = (error: ParseError) => error.code === 'HPE_HEADER_OVERFLOW'

/** Writes the refusal to a socket whose request could not be read. `headers` go with every response. */
export function refuseCookies(error: ParseError, socket: Duplex, headers: Record<string, string>): void {
  if (!socket.writable) return
  const [line = ''] = (error.rawPacket?.toString('latin1', 0, 200) ?? '').split('\r\n')
  const page = line.includes(` ${again} `) ? instructions() : redirect
  socket.end(`${headOf(page, headers)}\r\n${page}`)
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

const redirect = `<!doctype html><meta http-equiv="refresh" content="0; url=${again}"><title>Soleira</title>`

function instructions(): string {
  const texts = languages.map((language) => {
    const file = path.resolve(import.meta.dirname, `../../messages/${language}.json`)
    return `<p lang="${language}">${JSON.parse(readFileSync(file, 'utf8')).auth.tooManyCookies}</p>`
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
