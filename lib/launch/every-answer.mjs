// Loaded before the dashboard's framework, and in front of it: what holds for every answer, the framework's own files and
// faults among them. What an answer says of itself stands.
import { Server } from 'node:http'
import { isHeadTooLong, refuseCookies } from './too-many-cookies.mjs'

/** The web's methods. Of TRACE the platform forbids to make a Request: it ended as a fault of the server, 500. */
const called = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Pages and files are only read; another method at a file was a fault of the server too. Handlers below /api judge themselves. */
const read = ['GET', 'HEAD']
const developing = process.env.NODE_ENV === 'development'
const servedAt = (url = '') => (developing || url.startsWith('/api/') ? called : read)

/** Where the address is https, browsers are to ask for nothing else; elsewhere the word means nothing. */
const always = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  ...(process.env.APP_ORIGIN?.startsWith('https://') && {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  }),
}

const emit = Server.prototype.emit

Server.prototype.emit = function (event, ...rest) {
  if (event === 'clientError' && isHeadTooLong(rest[0])) {
    refuseCookies(...rest, always)
    return true
  }
  if (event !== 'request') return emit.call(this, event, ...rest)
  const [request, response] = rest
  const { writeHead } = response
  // Node calls it for answers that never do.
  response.writeHead = function (...head) {
    for (const [name, value] of Object.entries(always)) if (!this.hasHeader(name)) this.setHeader(name, value)
    return writeHead.apply(this, head)
  }
  const served = servedAt(request.url)
  if (served.includes(request.method)) return emit.call(this, event, ...rest)
  response.writeHead(405, {
    allow: served.join(', '),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    connection: 'close',
  })
  response.end('{"errors":{"msg":"METHOD_NOT_ALLOWED"}}')
  return true
}
