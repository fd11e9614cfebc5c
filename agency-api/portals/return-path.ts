import { AgencyError } from '#contract/errors.ts'
import type { Environment } from '../environment.ts'

/**
 * Where the dashboard wants to be when a portal is done: a path of it, a whole address of its origin, or either of them in
 * base64url where it travels in a path. Anything else is refused: a portal must not become a way to another site.
 */
export function returnPathOf({ APP_ORIGIN }: Environment, asked: string): string {
  const text = /^[/h]/.test(asked) && /[/:]/.test(asked) ? asked : Buffer.from(asked, 'base64url').toString()
  const local = !/^\/[/\\]/.test(text) && !/[\\\p{Cc}]/u.test(text) && URL.canParse(text, APP_ORIGIN)
  const address = local ? new URL(text, APP_ORIGIN) : null
  const ours = address !== null && address.origin === APP_ORIGIN && /^(\/|https?:)/.test(text)
  // `/x/..//evil.example` has become `//evil.example` by now, which a browser takes for a host.
  if (!ours || address.pathname.startsWith('//')) throw new AgencyError('MISSING', { fields: { url: 'url' } })
  return address.pathname + address.search
}
