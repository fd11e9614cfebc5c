// Sets the browser's address on every request, in the server layer: handlers of the framework see no socket, and the
// framework hands X-Forwarded-For to them as the browser sent it.
import { clientAddressHeader, parseTrustedProxies, resolveClientAddress } from '../contract/client-address.ts'

const secret = process.env.CLIENT_ADDRESS_SECRET
if (secret && secret.length < 32) throw new Error('CLIENT_ADDRESS_SECRET must have at least 32 characters')

const isTrusted = parseTrustedProxies(process.env.TRUSTED_PROXIES || '127.0.0.1,::1')

/** Overwrites the internal header with the address of the socket, or the one that a trusted proxy names. */
export function setClientAddress(request) {
  request.headers[clientAddressHeader] = resolveClientAddress(
    request.socket.remoteAddress ?? '',
    request.headers['x-forwarded-for'],
    isTrusted,
  )
}
