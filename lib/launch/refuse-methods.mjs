// Loaded before the dashboard's framework, which makes a web Request of whatever comes: the platform forbids one of TRACE, so
// that TRACE ended as a fault of the server (500) instead of a refusal.
import { Server } from 'node:http'

const served = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const emit = Server.prototype.emit

/** Answers a method that the web has no use for by itself; every other event goes its way. */
Server.prototype.emit = function (event, ...rest) {
  const [request, response] = rest
  if (event !== 'request' || served.includes(request.method)) return emit.call(this, event, ...rest)
  response.writeHead(405, {
    allow: served.join(', '),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  })
  response.end('{"errors":{"msg":"METHOD_NOT_ALLOWED"}}')
  return true
}
