import { z } from 'zod'
import { attacks } from '../../contract/attacks.ts'

export type TextField = { keys: string[]; schema: z.core.$ZodTypes }

/** Returns the text fields of a schema. Uses index 0 for the elements of a list, and the key `a` in a record. */
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

/** Returns the text as is, and inside URLs and a path, because some fields accept nothing else. */
const variantsOf = (text: string) => {
  const compact = text.replaceAll(/[\s\\@]/gu, '')
  return [text, `https://evil.example/?${compact}`, `/imoveis?${compact}`, `evil.example/#${compact}`]
}

/**
 * Returns the first attack from index `start` on that is valid for this field; null if none is. If `start` is odd,
 * appends all other attacks with which the text stays valid.
 */
export function attackFor({ schema }: TextField, start: number): string | null {
  const isValid = (text: string) => z.safeParse(schema, text).success
  const rotated = attacks.map((_, n) => attacks[(start + n) % attacks.length] ?? '')
  const found = rotated.flatMap(variantsOf).find(isValid)
  if (found === undefined) return null
  let payload = found
  // With an even `start` the attack is sent alone, because a following one could close a tag that it leaves open.
  if (start % 2 === 1)
    for (const attack of rotated) {
      const longer = `${payload} ${attack}`
      if (isValid(longer)) payload = longer
    }
  return payload
}

/** Returns a copy of a request body with the text at a path. */
export function withText(body: unknown, [key, ...rest]: string[], text: string): unknown {
  if (key === undefined) return text
  if (Array.isArray(body))
    return body.map((element, n) => (String(n) === key ? withText(element, rest, text) : element))
  const fields: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
  return { ...fields, [key]: withText(fields[key], rest, text) }
}
