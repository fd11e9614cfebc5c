// A browser that has more cookies than the server takes is refused by every page, and nobody thinks of deleting cookies.
// The first refusal deletes them and leads to the sign-in page; where a browser does not heed that, the page says what to do.
import { readFileSync } from 'node:fs'

const again = '/login?cookies=deleted'
const languages = ['en', 'pt', 'es', 'fr', 'zh']

/** Milliseconds to go on reading: closed with bytes unread, a connection takes its answer along. */
const lingerMs = 1000

/** Whether the server could not read a request because its head, which is little but cookies, was too long. */
export const isHeadTooLong = (error) => error?.code === 'HPE_HEADER_OVERFLOW'

/** Writes the refusal to a socket whose request was not read. `headers` go with every answer. */
export function refuseCookies(error, socket, headers) {
  if (socket.writable) {
    const [line = ''] = (error.rawPacket?.toString('latin1', 0, 200) ?? '').split('\r\n')
    const page = line.includes(` ${again} `) ? whatToDo() : leadOn
    socket.end(`${headOf(page, headers)}\r\n${page}`)
    setTimeout(() => socket.destroy(), lingerMs).unref()
  }
}

const leadOn = `<!doctype html><meta http-equiv="refresh" content="0; url=${again}"><title>Soleira</title>`

function whatToDo() {
  const told = languages.map((language) => {
    const file = new URL(`../../messages/${language}.json`, import.meta.url)
    return `<p lang="${language}">${JSON.parse(readFileSync(file, 'utf8')).auth.tooManyCookies}</p>`
  })
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Soleira</title><h1>Soleira</h1>${told.join('')}</html>`
}

function headOf(page, headers) {
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
