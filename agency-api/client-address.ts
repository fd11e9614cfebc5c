import type { Context } from 'hono'
import { clientAddressHeader, resolveClientAddress, verifyClientAddress } from '#contract/client-address.ts'
import type { Bindings } from './bindings.ts'
import type { Environment } from './environment.ts'

/**
 * Returns the caller's address: the browser's if a dashboard signed it, else the address in
 * X-Forwarded-For if a trusted proxy sent the request, else the socket's (docs/security.md 15.3.4).
 */
export function clientAddressOf(
  context: Context<Bindings>,
  environment: Pick<Environment, 'trustedProxies' | 'CLIENT_ADDRESS_SECRET'>,
): string {
  const { trustedProxies, CLIENT_ADDRESS_SECRET: secret } = environment
  const signedAddress =
    secret === undefined ? null : verifyClientAddress(secret, context.req.header(clientAddressHeader))
  if (signedAddress !== null) return signedAddress
  const peer = context.env?.incoming?.socket.remoteAddress ?? '127.0.0.1'
  return resolveClientAddress(peer, context.req.header('x-forwarded-for'), trustedProxies)
}
