import { AgencyError } from '#contract/errors.ts'

/** What is under way, or ended without an answer: its key, by all that was sent. */
const open = new Map<string, { key: string; unknown: boolean }>()

/**
 * The key under which the API does this once. Sent again while it is under way, or after no answer came, the same form
 * has the same key, so that a second press of Save makes no second record; after an answer it has a new one. A file that
 * is sent twice at once is meant twice.
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

/** Keeps the key of what ends without an answer, and forgets that of what ends with one. */
export async function settled<T>(key: string | undefined, sent: Promise<T>): Promise<T> {
  try {
    const answer = await sent
    forget(key)
    return answer
  } catch (error) {
    if (error instanceof AgencyError && error.code === 'SERVER_TIMEOUT_CONNECTION_ERROR') keep(key)
    else forget(key)
    throw error
  }
}

function forget(key: string | undefined): void {
  for (const [content, each] of open) if (each.key === key) open.delete(content)
}

function keep(key: string | undefined): void {
  for (const each of open.values()) if (each.key === key) each.unknown = true
}

const plain = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value : [value.name, value.size, value.lastModified]
