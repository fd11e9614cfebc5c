import * as z from './zod.ts'

/**
 * Converts text to the number or boolean that the schema expects, and empty text to null, an empty list or an empty
 * object. Values that don't fit stay unchanged, so that the schema reports them.
 */
export function decodeText(schema: z.core.$ZodType, raw: unknown): unknown {
  const def = (schema as z.core.$ZodTypes)._zod.def
  switch (def.type) {
    case 'nullable':
      return raw === '' || raw === null ? null : decodeText(def.innerType, raw)
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return raw === undefined ? undefined : decodeText(def.innerType, raw)
    case 'pipe':
      return decodeText(def.in, raw)
    case 'union':
      return decodeUnion(def.options, raw)
    case 'literal':
      return def.values.find((value) => String(value) === raw) ?? raw
    case 'number':
      return typeof raw === 'string' && raw.trim() !== '' && Number.isFinite(Number(raw)) ? Number(raw) : raw
    case 'boolean':
      if (raw === 'true' || raw === '1') return true
      return raw === 'false' || raw === '0' ? false : raw
    case 'array':
      return decodeList(def.element, raw)
    case 'record':
      if (raw === '') return {}
      return isTree(raw) ? mapValues(raw, (value) => decodeText(def.valueType, value)) : raw
    case 'object':
      if (raw === '') return {}
      return isTree(raw)
        ? mapValues(raw, (value, key) => {
            // Ignores inherited names such as toString.
            const field = Object.hasOwn(def.shape, key) ? def.shape[key] : undefined
            return field === undefined ? value : decodeText(field, value)
          })
        : raw
    default:
      return raw
  }
}

function decodeUnion(options: readonly z.core.$ZodType[], raw: unknown): unknown {
  for (const option of options) {
    const value = decodeText(option, raw)
    if (z.safeParse(option, value).success) return value
  }
  return raw
}

/** `a[0]=x`, `a[]=x` and a single `a=x` all decode to a list; `a=` to an empty one. */
function decodeList(element: z.core.$ZodType, raw: unknown): unknown {
  if (raw === '') return []
  if (raw === undefined) return undefined
  const items = Array.isArray(raw) ? raw : isTree(raw) ? listOf(raw) : [raw]
  return items === null ? raw : items.map((item) => decodeText(element, item))
}

function listOf(tree: Record<string, unknown>): unknown[] | null {
  const keys = Object.keys(tree)
  if (!keys.every((key) => /^\d+$/.test(key))) return null
  return keys.sort((a, b) => Number(a) - Number(b)).map((key) => tree[key])
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)
}

function mapValues(tree: Record<string, unknown>, change: (value: unknown, key: string) => unknown) {
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, change(value, key)]))
}
