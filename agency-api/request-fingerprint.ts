import { createHash, createHmac } from 'node:crypto'

/**
 * Hashes the method, path, query and body. The HMAC key is the Idempotency-Key, which isn't stored, so passwords in the
 * body can't be guessed from the hash.
 */
export async function computeFingerprint(request: Request, idempotencyKey: string, body: unknown) {
  const { pathname, search } = new URL(request.url)
  const canonical = JSON.stringify([request.method, pathname + search, await toCanonical(body)])
  return createHmac('sha256', idempotencyKey).update(canonical).digest('base64url')
}

/** Sorts object keys and replaces files by their name, type and a hash of their contents. */
async function toCanonical(value: unknown): Promise<unknown> {
  if (value instanceof Blob) {
    const hash = createHash('sha256').update(await value.bytes())
    return {
      file: value instanceof File ? value.name : '',
      type: value.type,
      sha256: hash.digest('base64url'),
    }
  }
  if (Array.isArray(value)) return Promise.all(value.map(toCanonical))
  if (typeof value !== 'object' || value === null) return value
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  const parts = sorted.map(async ([name, part]) => [name, await toCanonical(part)] as const)
  return Object.fromEntries(await Promise.all(parts))
}
