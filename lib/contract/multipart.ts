import type { z } from 'zod'
import { AgencyError } from './errors.ts'
import { limits } from './limits.ts'
import { decodeText } from './text-decoding.ts'

/**
 * Encodes a value as multipart fields with bracketed names: `i18n[title][pt]`, `features_id[0]`. null and an empty
 * list or object become an empty text; undefined is omitted; booleans are `true` and `false`.
 */
export function encodeForm(value: Record<string, unknown>): FormData {
  const form = new FormData()
  const append = (name: string, part: unknown): void => {
    if (part === undefined) return
    if (part === null) form.append(name, '')
    else if (part instanceof Blob) form.append(name, part, part instanceof File ? part.name : 'file')
    else if (typeof part === 'object') appendAll(name, Object.entries(part))
    else form.append(name, String(part))
  }
  const appendAll = (name: string, entries: [string, unknown][]): void => {
    const definedEntries = entries.filter(([, part]) => part !== undefined)
    if (definedEntries.length === 0) form.append(name, '')
    for (const [key, part] of definedEntries) append(`${name}[${key}]`, part)
  }
  for (const [key, part] of Object.entries(value)) append(key, part)
  return form
}

/**
 * Decodes multipart fields to the shape of the schema; the caller then validates with it. Throws AgencyError
 * FILE_TOO_LARGE when names and texts alone exceed the limit, and ERROR (400) on malformed or malicious names: too
 * deep, too many, or prototype pollution (docs/security.md U-8).
 */
export function decodeForm(schema: z.ZodType, form: FormData): unknown {
  const entries = [...form.entries()]
  const size = entries.reduce(
    (sum, [name, value]) => sum + name.length + (typeof value === 'string' ? value.length : 0),
    0,
  )
  if (size > limits.jsonBytes) throw new AgencyError('FILE_TOO_LARGE')
  return decodeText(schema, toTree(entries))
}

type Tree = { [key: string]: unknown }

const segmentPattern = /\[([^[\]]*)\]/g
const wellFormedName = /^[^[]*(\[[^[\]]*\])*$/
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

function toTree(entries: [string, unknown][]): Tree {
  if (entries.length > limits.multipartKeys) throw malformedError()
  const root: Tree = Object.create(null)
  for (const [name, value] of entries) {
    const path = segmentsOf(name)
    let node = root
    for (const [depth, key] of path.entries()) {
      const childKey = key === '' ? String(Object.keys(node).length) : key
      if (depth === path.length - 1) {
        node[childKey] = childKey in node ? [node[childKey], value].flat() : value
      } else {
        const child = node[childKey] ?? Object.create(null)
        if (typeof child !== 'object' || child instanceof Blob || Array.isArray(child)) throw malformedError()
        node[childKey] = child
        node = child as Tree
      }
    }
  }
  return root
}

/** `a[b][0]` → `['a', 'b', '0']`. */
function segmentsOf(name: string): string[] {
  const [head = ''] = name.split('[', 1)
  const path = [head, ...Array.from(name.matchAll(segmentPattern), (match) => match[1] ?? '')]
  if (
    !wellFormedName.test(name) ||
    path.length > limits.multipartDepth ||
    path.some((key) => forbiddenKeys.has(key))
  )
    throw malformedError()
  return path
}

function malformedError(): AgencyError {
  return new AgencyError('ERROR', { status: 400 })
}
