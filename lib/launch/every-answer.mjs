// Loaded before the dashboard's framework, and in front of it: what holds for every answer, the framework's own files and
// faults among them. What an answer says of itself stands.
import { globSync } from 'node:fs'
import { Server } from 'node:http'
import { setClientAddress } from './client-address.mjs'
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

/**
 * The files that pages are made of. One that is not there belongs to a page of another version: that is a 404 for whoever
 * asks, so that a proxy tries the next dashboard and a page loads itself anew; the framework would lead to the sign-in page.
 */
const files = new Set(globSync('.next/static/**/*').map((file) => `/_${file.slice(1).replaceAll('\\', '/')}`))
const isLacking = (url = '') => !developing && url.startsWith('/_next/static/') && !files.has(pathOf(url))
const pathOf = (url) => {
  try {
    return decodeURIComponent(url.split('?')[0])
  } catch {
    return url
  }
}

const refusal = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' }
const ofFiles = ['cross-origin-opener-policy', 'cross-origin-resource-policy', 'referrer-policy']

/** A form that was sent before the page's scripts had come: the browser asks for the page again, and is not shown JSON. */
const isEarlyForm = ({ method, url = '', headers }) =>
  method === 'POST' && headers['sec-fetch-mode'] === 'navigate' && /^\/(?![/\\])/.test(url)

const emit = Server.prototype.emit

Server.prototype.emit = function (event, ...rest) {
  if (event === 'clientError' && isHeadTooLong(rest[0])) {
    refuseCookies(...rest, always)
    return true
  }
  if (event !== 'request') return emit.call(this, event, ...rest)
  const [request, response] = rest
  setClientAddress(request)
  const { writeHead } = response
  // Node calls it for answers that never do.
  response.writeHead = function (...head) {
    for (const [name, value] of Object.entries(always)) if (!this.hasHeader(name)) this.setHeader(name, value)
    return writeHead.apply(this, head)
  }
  const served = servedAt(request.url)
  if (!served.includes(request.method)) {
    if (isEarlyForm(request)) {
      response.writeHead(303, { location: request.url, 'cache-control': 'no-store', connection: 'close' })
      response.end()
      return true
    }
    response.writeHead(405, { allow: served.join(', '), ...refusal, connection: 'close' })
    response.end('{"errors":{"msg":"METHOD_NOT_ALLOWED"}}')
    return true
  }
  if (!isLacking(request.url)) return emit.call(this, event, ...rest)
  response.writeHead(404, {
    ...refusal,
    ...Object.fromEntries(ofFiles.map((name) => [name, 'same-origin'])),
  })
  response.end('{"errors":{"msg":"404"}}')
  return true
}
