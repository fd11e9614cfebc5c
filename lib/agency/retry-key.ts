import { AgencyError } from '#contract/errors.ts'

/** Keys of writes that are in flight, or ended without a response, by their content. */
const open = new Map<string, { key: string; unknown: boolean }>()

/**
 * Returns the Idempotency-Key of a write. The same content gets the same key while it is in flight or after no
 * response, so that a second press of Save creates no second record; after a response it gets a new one. A file
 * sent twice at once gets two keys, because that is intentional.
 */
export function keyFor(address: string, body: FormData | undefined): string {
  const entries = [...(body ?? [])]
  const content = JSON.stringify([address, ...entries.map(([name, value]) => [name, plain(value)])])
  const former = open.get(content)
  if (former !== undefined && (former.unknown || entries.every(([, value]) => typeof value === 'string')))
    return former.key
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  )
  open.set(content, { key: key.join(''), unknown: false })
  return key.join('')
}

/** Retains the key if the request ends without a response, and removes it otherwise. */
export async function releaseKey<T>(key: string | undefined, sent: Promise<T>): Promise<T> {
  try {
    const response = await sent
    forget(key)
    return response
  } catch (error) {
    if (error instanceof AgencyError && error.code === 'SERVER_TIMEOUT_CONNECTION_ERROR') store(key)
    else forget(key)
    throw error
  }
}

function forget(key: string | undefined): void {
  for (const [content, entry] of open) if (entry.key === key) open.delete(content)
}

function store(key: string | undefined): void {
  for (const entry of open.values()) if (entry.key === key) entry.unknown = true
}

const plain = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value : [value.name, value.size, value.lastModified]
