import { createHmac } from 'node:crypto'
import path from 'node:path'
import { readOrCreateKey } from '#contract/key-file.ts'

/** Returns the key of the session cookie: SESSION_SECRET, else one created in `.data`, readable by its owner only. */
export function readOrCreateSessionSecret(root: string): string {
  if (process.env.SESSION_SECRET) return process.env.SESSION_SECRET
  return readOrCreateKey(path.join(root, '.data/session-secret'), console.error)
}

/** Returns CLIENT_ADDRESS_SECRET, else one derived from the session key. Dashboard and API share it. */
export function readOrDeriveClientAddressSecret(sessionKey: string): string {
  const secret = process.env.CLIENT_ADDRESS_SECRET
  return secret || createHmac('sha256', sessionKey).update('client-address').digest('base64url')
}
