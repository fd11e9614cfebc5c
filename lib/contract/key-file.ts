import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Matches a line that ends in 32 random bytes in base64 or base64url. */
const completeKey = /[\w+/=-]{43}$/

/**
 * Returns the key in a file, created on the first start and readable by its owner only. An empty file, as a crash or a
 * full disk leaves it, gets a new key, which `warn` reports. Throws an Error that names the file if it is damaged.
 */
export function readOrCreateKey(file: string, warn: (text: string) => void, prefix = ''): string {
  const exists = existsSync(file)
  if (!exists || readKey(file) === '') {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    // Concurrent starts append a line each, in one write, and all use the first.
    const line = `${prefix}${randomBytes(32).toString('base64url')}\n`
    appendFileSync(file, line, { mode: 0o600, flush: true })
    if (exists) warn(`${file} was empty: a new key was created`)
  }
  const key = readKey(file)
  if (completeKey.test(key)) return key
  throw new Error(
    `${file} is damaged: it does not end with a key of 43 characters. Restore it from a backup, or delete it ` +
      'to start with a new key, which cannot decrypt what the old one encrypted.',
  )
}

function readKey(file: string): string {
  const [first = ''] = readFileSync(file, 'utf8').trim().split('\n')
  return first.trim()
}
