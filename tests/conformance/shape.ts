import { z } from 'zod'
import { at, printable } from './reading.ts'

/** Returns deviations from a schema, such as `properties[].price should be number, is text`, once per path. */
export function wrongIn(schema: z.ZodType, body: unknown): string[] {
  const parsed = schema.safeParse(body)
  if (parsed.success) return []
  return once(parsed.error.issues.flatMap((issue) => events(issue, body)))
}

function events(issue: z.core.$ZodIssue, body: unknown): string[] {
  const path = issue.path.map(String)
  const value = path.length === 0 ? body : at(body, path.join('.'))
  return [`${placeOf(path)} should be ${expected(issue)}, is ${kindOf(value)}`]
}

function expected(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected === 'int' ? 'a whole number' : issue.expected
  if (issue.code === 'invalid_value') return issue.values.map(String).join(' or ')
  if (issue.code === 'invalid_union') return 'one of its kinds'
  if (issue.code === 'too_small' || issue.code === 'too_big') return 'within its limits'
  return 'as the contract says'
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return value === '' ? 'an empty text' : 'text'
  return typeof value === 'object' ? 'an object' : typeof value
}

export const leftOut = (schema: z.ZodType, body: unknown): string[] => once(compare(schema, body, []).leftOut)

/** Returns members that are not in the contract, which clients ignore. */
export const unknownIn = (schema: z.ZodType, body: unknown): string[] =>
  once(compare(schema, body, []).unknown)

/** Returns paths of values outside the contract's enums, which clients replace by a known one. */
export const undeclaredIn = (schema: z.ZodType, body: unknown): string[] =>
  once(compare(schema, body, []).strange)

type Compared = { leftOut: string[]; unknown: string[]; strange: string[] }
const none: Compared = { leftOut: [], unknown: [], strange: [] }

function compare(schema: z.core.$ZodType, value: unknown, path: string[]): Compared {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return joined(value.map((each, index) => compare(inner.element, each, [...path, String(index)])))
  if (isUndeclared(schema, value)) return { ...none, strange: [placeOf(path)] }
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return none
  const shape: Record<string, z.core.$ZodType> = inner.shape
  const own = Object.keys(value).filter((key) => !Object.hasOwn(shape, key))
  const missing = Object.entries(shape).filter(
    ([key, field]) => Reflect.get(value, key) === undefined && z.safeParse(field, undefined).success,
  )
  return joined([
    {
      leftOut: missing.map(([key]) => placeOf([...path, key])),
      unknown: own.map((key) => placeOf([...path, key])),
      strange: [],
    },
    ...Object.entries(shape).map(([key, field]) => compare(field, Reflect.get(value, key), [...path, key])),
  ])
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'pipe') return unwrapped(def.in)
  return 'innerType' in def ? unwrapped(def.innerType) : schema
}

function isUndeclared(schema: z.core.$ZodType, value: unknown): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'catch') return value !== undefined && !z.safeParse(def.innerType, value).success
  return 'innerType' in def && isUndeclared(def.innerType, value)
}

const joined = (parts: Compared[]): Compared => ({
  leftOut: parts.flatMap((part) => part.leftOut),
  unknown: parts.flatMap((part) => part.unknown),
  strange: parts.flatMap((part) => part.strange),
})

const placeOf = (path: string[]) =>
  path.length === 0
    ? 'the response'
    : path
        .map((key, index) => (/^\d+$/.test(key) ? '[]' : `${index > 0 ? '.' : ''}${printable(key)}`))
        .join('')

const once = (places: string[]) => [...new Set(places)]
