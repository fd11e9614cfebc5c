import type { Context } from 'hono'
import type { Bindings } from './app.ts'

/** The caller's address: the socket's, unless that is a trusted proxy, which names it last in X-Forwarded-For (docs/security.md P-6). */
export function clientAddress(context: Context<Bindings>, trusted: string[]): string {
  const peer = (context.env?.incoming?.socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, '')
  if (!trusted.includes(peer)) return peer
  return context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || peer
}
