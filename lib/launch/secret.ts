import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns the key that seals the session cookie: SESSION_SECRET, else one created once in `.data`, readable by its
 * owner only.
 */
export function sessionSecret(root: string): string {
  if (process.env.SESSION_SECRET) return process.env.SESSION_SECRET
  const file = path.join(root, '.data/session-secret')
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    // `wx`: two concurrent starts must end up with the same key.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/** Returns CLIENT_ADDRESS_SECRET, else one derived from the session key, shared by dashboard and API of one start. */
export function clientAddressSecret(sessionKey: string): string {
  const provided = process.env.CLIENT_ADDRESS_SECRET
  return provided || createHmac('sha256', sessionKey).update('client-address').digest('base64url')
}
