export function valueAt(body: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      body,
    )
}

/** Returns the id at a path, accepting digits as text, so that later calls can use the id; null if there is none. */
export function idAt(body: unknown, path: string): number | null {
  const value = valueAt(body, path)
  const id = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null
}

export function rowsAt(body: unknown, path: string): unknown[] {
  const value = valueAt(body, path)
  return Array.isArray(value) ? value : []
}

export const idsAt = (body: unknown, path: string): number[] =>
  rowsAt(body, path).flatMap((row) => idAt(row, 'id') ?? [])

export function toPrintable(text: unknown): string {
  return String(text)
    .replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '?')
    .slice(0, 80)
}
