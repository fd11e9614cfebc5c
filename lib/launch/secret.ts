import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The key that seals the session cookie: SESSION_SECRET, else one made once and kept in `.data`, readable by its owner alone. */
export function sessionSecret(root: string): string {
  if (process.env.SESSION_SECRET) return process.env.SESSION_SECRET
  const file = path.join(root, '.data/session-secret')
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    // `wx`: two starts at once must end up with the same key.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/** CLIENT_ADDRESS_SECRET, else one derived from the session key: the dashboard and the API of one start share it. */
export function clientAddressSecret(sessionKey: string): string {
  const given = process.env.CLIENT_ADDRESS_SECRET
  return given || createHmac('sha256', sessionKey).update('client-address').digest('base64url')
}
