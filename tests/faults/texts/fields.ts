import { z } from 'zod'
import { attacks } from '../../contract/attacks.ts'

export type TextField = { keys: string[]; schema: z.core.$ZodTypes }

export function textFields(schema: z.core.$ZodType, keys: string[] = []): TextField[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) => textFields(field, [...keys, key]))
    case 'array':
      return textFields(def.element, [...keys, '0'])
    case 'record':
      return textFields(def.valueType, [...keys, 'a'])
    case 'union':
      return def.options.flatMap((option) => textFields(option, keys))
    case 'nullable':
    case 'optional':
    case 'default':
    case 'prefault':
      return textFields(def.innerType, keys)
    case 'pipe':
      return textFields(def.in, keys)
    case 'string':
      return [{ keys, schema: schema as z.core.$ZodTypes }]
    default:
      return []
  }
}

/** Writes the same text as a URL on another host and as a path, for fields that accept nothing else. */
const spellings = (text: string) => {
  const whole = text.replaceAll(/[\s\\@]/gu, '')
  return [text, `https://evil.example/?${whole}`, `/imoveis?${whole}`, `evil.example/#${whole}`]
}

/**
 * Returns a payload that is valid for this field, starting with the `nth`; several at once if the field is long enough.
 * Null if no payload is valid.
 */
export function attackFor({ schema }: TextField, nth: number): string | null {
  const takes = (text: string) => z.safeParse(schema, text).success
  const inTurn = attacks.map((_, n) => attacks[(n + nth) % attacks.length] ?? '')
  const found = inTurn.flatMap(spellings).find(takes)
  if (found === undefined) return null
  let packed = found
  // Every other one is alone: neighbouring payloads could close what it leaves open.
  if (nth % 2 === 1)
    for (const more of inTurn) {
      const longer = `${packed} ${more}`
      if (takes(longer)) packed = longer
    }
  return packed
}

export function withText(body: unknown, [key, ...rest]: string[], text: string): unknown {
  if (key === undefined) return text
  if (Array.isArray(body))
    return body.map((each, n) => (String(n) === key ? withText(each, rest, text) : each))
  const fields: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
  return { ...fields, [key]: withText(fields[key], rest, text) }
}
