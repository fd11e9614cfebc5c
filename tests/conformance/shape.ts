import { z } from 'zod'
import { valueAt, toPrintable } from './body-values.ts'

/** Returns deviations from a schema, such as `properties[].price should be number, is text`, without duplicates. */
export function findDeviations(schema: z.ZodType, body: unknown): string[] {
  const parsed = schema.safeParse(body)
  if (parsed.success) return []
  return unique(parsed.error.issues.map((issue) => messageOf(issue, body)))
}

function messageOf(issue: z.core.$ZodIssue, body: unknown): string {
  const path = issue.path.map(String)
  const value = path.length === 0 ? body : valueAt(body, path.join('.'))
  return `${formatPath(path)} should be ${describeExpected(issue)}, is ${describeActual(value)}`
}

function describeExpected(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected === 'int' ? 'a whole number' : issue.expected
  if (issue.code === 'invalid_value') return issue.values.map(String).join(' or ')
  if (issue.code === 'invalid_union') return 'one of the types in the contract'
  if (issue.code === 'too_small' || issue.code === 'too_big') return 'within its limits'
  return 'as the contract says'
}

function describeActual(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return value === '' ? 'an empty text' : 'text'
  return typeof value === 'object' ? 'an object' : typeof value
}

/**
 * Returns three lists of paths: optional members that are missing, members outside the contract (clients ignore them),
 * and values outside the contract's enums (clients replace them with known values).
 */
export function compareShape(schema: z.ZodType, body: unknown): Comparison {
  const { omitted, unknownMembers, unknownValues } = compare(schema, body, [])
  return {
    omitted: unique(omitted),
    unknownMembers: unique(unknownMembers),
    unknownValues: unique(unknownValues),
  }
}

type Comparison = { omitted: string[]; unknownMembers: string[]; unknownValues: string[] }
const noDifferences: Comparison = { omitted: [], unknownMembers: [], unknownValues: [] }

function compare(schema: z.core.$ZodType, value: unknown, path: string[]): Comparison {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return merge(value.map((element, index) => compare(inner.element, element, [...path, String(index)])))
  if (isUnknownValue(schema, value)) return { ...noDifferences, unknownValues: [formatPath(path)] }
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return noDifferences
  const shape: Record<string, z.core.$ZodType> = inner.shape
  const unknownMembers = Object.keys(value).filter((key) => !Object.hasOwn(shape, key))
  const missing = Object.entries(shape).filter(
    ([key, field]) => Reflect.get(value, key) === undefined && z.safeParse(field, undefined).success,
  )
  return merge([
    {
      omitted: missing.map(([key]) => formatPath([...path, key])),
      unknownMembers: unknownMembers.map((key) => formatPath([...path, key])),
      unknownValues: [],
    },
    ...Object.entries(shape).map(([key, field]) => compare(field, Reflect.get(value, key), [...path, key])),
  ])
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'pipe') return unwrap(def.in)
  return 'innerType' in def ? unwrap(def.innerType) : schema
}

function isUnknownValue(schema: z.core.$ZodType, value: unknown): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'catch') return value !== undefined && !z.safeParse(def.innerType, value).success
  return 'innerType' in def && isUnknownValue(def.innerType, value)
}

const merge = (parts: Comparison[]): Comparison => ({
  omitted: parts.flatMap((part) => part.omitted),
  unknownMembers: parts.flatMap((part) => part.unknownMembers),
  unknownValues: parts.flatMap((part) => part.unknownValues),
})

const formatPath = (path: string[]) =>
  path.length === 0
    ? 'the response'
    : path
        .map((key, index) => (/^\d+$/.test(key) ? '[]' : `${index > 0 ? '.' : ''}${toPrintable(key)}`))
        .join('')

const unique = (paths: string[]) => [...new Set(paths)]
