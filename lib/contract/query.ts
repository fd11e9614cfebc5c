import type { z } from 'zod'
import { decodeText } from './text-decoding.ts'

/** Encodes a query: plain values as text, `filter` and other nested ones as JSON; undefined and null are omitted. */
export function encodeQuery(query: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    params.set(key, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  params.sort()
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

/**
 * Decodes a query to the shape of the schema. A list or object in JSON is parsed unless its field accepts text, such as
 * a search for `[2]`; invalid JSON stays text.
 */
export function decodeQuery(schema: z.ZodType, params: URLSearchParams): unknown {
  const { shape = {} }: { shape?: Record<string, z.ZodType> } = schema as z.ZodObject
  const fields = new Map(Object.entries(shape))
  const acceptsText = (key: string, value: string) => fields.get(key)?.safeParse(value).success ?? false
  const raw = Object.fromEntries(
    Array.from(params, ([key, value]) => [
      key,
      /^\s*[[{]/.test(value) && !acceptsText(key, value) ? parseJsonOrText(value) : value,
    ]),
  )
  return decodeText(schema, raw)
}

/** Parses JSON; any other text is returned unchanged. */
export function parseJsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
