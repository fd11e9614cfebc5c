import fc from 'fast-check'
import { z } from 'zod'
import { AgencyError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { decodeForm, encodeForm } from '#contract/multipart.ts'
import { formCase } from './form-cases.ts'

const anyObject = z.object({})

function createForm(...names: string[]): FormData {
  const data = new FormData()
  for (const name of names) data.append(name, 'x')
  return data
}

function decodeOrError(data: FormData): unknown {
  try {
    return decodeForm(anyObject, data)
  } catch (error) {
    return error instanceof AgencyError ? { code: error.code, status: error.status } : error
  }
}

async function toComparable(value: unknown): Promise<unknown> {
  if (value instanceof File) return { name: value.name, type: value.type, bytes: [...(await value.bytes())] }
  if (Array.isArray(value)) return Promise.all(value.map(toComparable))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(async ([key, each]) => [key, await toComparable(each)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

const malformed = { code: 'ERROR', status: 400 }

test('round-trips any form', async () => {
  await fc.assert(
    fc.asyncProperty(formCase, async ({ schema, value }) => {
      const decoded = decodeForm(schema, encodeForm(value))
      expect(await toComparable(schema.parse(decoded))).toEqual(await toComparable(value))
    }),
    { numRuns: 500 },
  )
})

test('round-trips any form through a multipart body', async () => {
  await fc.assert(
    fc.asyncProperty(formCase, async ({ schema, value }) => {
      fc.pre(Object.keys(value).length > 0)
      const received = await new Response(encodeForm(value)).formData()
      expect(await toComparable(schema.parse(decodeForm(schema, received)))).toEqual(
        await toComparable(value),
      )
    }),
    { numRuns: 100 },
  )
})

test('preserves the bytes, name and type of files', async () => {
  const photo = new File([Uint8Array.of(0xff, 0xd8, 0, 13, 10)], 'São João 1º.jpg', { type: 'image/jpeg' })
  const received = await new Response(encodeForm({ media: { photo } })).formData()
  const schema = z.object({ media: z.object({ photo: z.file() }) })
  const decoded = schema.parse(decodeForm(schema, received)).media.photo
  expect([decoded.name, decoded.type]).toEqual([photo.name, photo.type])
  expect(await decoded.bytes()).toEqual(await photo.bytes())
})

test('writes names with brackets', () => {
  const names = [...encodeForm({ i18n: { title: { pt: 'Casa' } }, features_id: [3, 7], tag: null }).keys()]
  expect(names).toEqual(['i18n[title][pt]', 'features_id[0]', 'features_id[1]', 'tag'])
})

test('omits undefined and writes null and empty lists as an empty text', () => {
  expect([...encodeForm({ a: undefined, b: null, c: [] }).entries()]).toEqual([
    ['b', ''],
    ['c', ''],
  ])
})

test.each(['a[]', 'a[0]', 'a'])('accepts a list with one item written as %s', (name) => {
  const schema = z.object({ a: z.array(z.string()) })
  expect(decodeForm(schema, createForm(name))).toEqual({ a: ['x'] })
})

test('passes an invalid number on as text, for the schema to reject', () => {
  const data = new FormData()
  data.append('price', '1.250.000,50')
  expect(decodeForm(z.object({ price: z.number() }), data)).toEqual({ price: '1.250.000,50' })
})

test.each([
  '__proto__',
  'constructor',
  'prototype',
  'a[__proto__]',
  'a[constructor][prototype]',
  '__proto__[x]',
])('rejects the name %s and leaves prototypes unchanged', (name) => {
  expect(decodeOrError(createForm(name))).toEqual(malformed)
  expect(Reflect.get({}, 'x')).toBeUndefined()
})

test('rejects names nested deeper than any form', () => {
  const nestedForm = (depth: number) => createForm('a' + '[b]'.repeat(depth - 1))
  expect(decodeOrError(nestedForm(limits.multipartDepth))).not.toEqual(malformed)
  expect(decodeOrError(nestedForm(limits.multipartDepth + 1))).toEqual(malformed)
})

test('rejects more fields than any form has', () => {
  const formWithKeys = (count: number) =>
    createForm(...Array.from({ length: count }, (_, index) => `a[${index}]`))
  expect(decodeOrError(formWithKeys(limits.multipartKeys))).not.toEqual(malformed)
  expect(decodeOrError(formWithKeys(limits.multipartKeys + 1))).toEqual(malformed)
})

test.each(['a[b', 'a]b[', 'a[b]c', 'a[b]]', 'a[[b]]'])('rejects the malformed name %s', (name) => {
  expect(decodeOrError(createForm(name))).toEqual(malformed)
})

test('rejects a name that is both a value and an object', () => {
  expect(decodeOrError(createForm('a', 'a[b]'))).toEqual(malformed)
})

test('decodes or rejects any name', () => {
  const piece = fc.oneof(
    fc.constantFrom('a', '[', ']', '[]', '[0]', '__proto__', '[constructor]', ''),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(fc.array(piece, { maxLength: 8 }), { maxLength: 10 }), (pieces) => {
      const result = decodeOrError(createForm(...pieces.map((parts) => parts.join(''))))
      expect(typeof result).toBe('object')
      expect(result).not.toBeInstanceOf(Error)
      expect(Object.keys(Object.prototype)).toEqual([])
    }),
  )
})
