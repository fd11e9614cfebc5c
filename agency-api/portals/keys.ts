import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import path from 'node:path'
import { readOrCreateKey } from '#contract/key-file.ts'
import type { Environment } from '../environment.ts'
import type { AppContext } from '../app-context.ts'
import { logLine } from '../log.ts'
import { resolveSetting, writeSetting } from '../settings.ts'

type Key = { id: string; bytes: Buffer }

const keysByDataDir = new Map<string, Key[]>()

/**
 * Returns the encryption keys of portal credentials, the current one first: PORTALS_KEY (`2:new,1:old`), else a key
 * created once in the data directory. Several processes on one PostgreSQL must share the same PORTALS_KEY.
 */
function keysOf({ PORTALS_KEY, dataDir }: Environment): Key[] {
  if (PORTALS_KEY !== undefined) return PORTALS_KEY.split(',').map(parseKey)
  const cached = keysByDataDir.get(dataDir)
  if (cached !== undefined) return cached
  const warn = (event: string) => logLine({ level: 'warn', event })
  const keys = [parseKey(readOrCreateKey(path.join(dataDir, 'portals-key'), warn, '1:'))]
  keysByDataDir.set(dataDir, keys)
  return keys
}

function parseKey(text: string): Key {
  const [, id = '1', secret = ''] = /^(?:(\w+):)?(.+)$/.exec(text.trim()) ?? []
  if (secret.length < 32) throw new Error('PORTALS_KEY: each key needs at least 32 random characters')
  return { id, bytes: createHash('sha256').update(secret).digest() }
}

/** Encrypts a text with AES-256-GCM, bound to its `purpose`. */
export function seal(environment: Environment, purpose: string, text: string): string {
  const [key] = keysOf(environment)
  if (key === undefined) throw new Error('PORTALS_KEY is empty')
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(Buffer.from(purpose))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${key.id}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`
}

/** Decrypts a text from `seal`; null if none of the keys encrypted it. */
export function unseal(environment: Environment, purpose: string, text: string): string | null {
  const [id, body = ''] = text.split('.')
  const key = keysOf(environment).find((candidate) => candidate.id === id)
  if (key === undefined) return null
  const bytes = Buffer.from(body, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, 12))
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** Derives a secret from the oldest key, so that a new key changes neither feed URLs nor blurred locations. */
export function deriveSecret(environment: Environment, purpose: string): Buffer {
  const key = keysOf(environment).at(-1)
  if (key === undefined) throw new Error('PORTALS_KEY is empty')
  return createHmac('sha256', key.bytes).update(purpose).digest()
}

/**
 * Logs a warning if this process's oldest key isn't that of the last process started on the same database: they
 * may not be able to decrypt each other's data. After a change of that key it logs once.
 */
export async function warnIfPortalsKeyDiffers({ db, environment }: Pick<AppContext, 'db' | 'environment'>) {
  if (environment.PORTALS_PUBLIC_URL === undefined) return
  const fingerprint = deriveSecret(environment, 'fingerprint').toString('hex').slice(0, 16)
  if ((await resolveSetting(db, 'portals_key', fingerprint)) === fingerprint) return
  logLine({ level: 'warn', event: 'PORTALS_KEY differs from that of the last process on this database' })
  await writeSetting(db, 'portals_key', fingerprint)
}
