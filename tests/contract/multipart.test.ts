import fc from 'fast-check'
import { z } from 'zod'
import { AgencyError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { decodeForm, encodeForm } from '#contract/multipart.ts'
import { formCase } from './form-cases.ts'

const anything = z.object({})

function form(...names: string[]): FormData {
  const data = new FormData()
  for (const name of names) data.append(name, 'x')
  return data
}

function refusal(data: FormData): unknown {
  try {
    return decodeForm(anything, data)
  } catch (error) {
    return error instanceof AgencyError ? { code: error.code, status: error.status } : error
  }
}

async function toPlain(value: unknown): Promise<unknown> {
  if (value instanceof File) return { name: value.name, type: value.type, bytes: [...(await value.bytes())] }
  if (Array.isArray(value)) return Promise.all(value.map(toPlain))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(async ([key, each]) => [key, await toPlain(each)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

const malformed = { code: 'ERROR', status: 400 }

test('round-trips any form', async () => {
  await fc.assert(
    fc.asyncProperty(formCase, async ({ schema, value }) => {
      const decoded = decodeForm(schema, encodeForm(value))
      expect(await toPlain(schema.parse(decoded))).toEqual(await toPlain(value))
    }),
    { numRuns: 500 },
  )
})

test('round-trips any form through a multipart body', async () => {
  await fc.assert(
    fc.asyncProperty(formCase, async ({ schema, value }) => {
      fc.pre(Object.keys(value).length > 0)
      const received = await new Response(encodeForm(value)).formData()
      expect(await toPlain(schema.parse(decodeForm(schema, received)))).toEqual(await toPlain(value))
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

test('omits undefined and writes null as an empty text', () => {
  expect([...encodeForm({ a: undefined, b: null, c: [] }).entries()]).toEqual([
    ['b', ''],
    ['c', ''],
  ])
})

test.each(['a[]', 'a[0]', 'a'])('accepts a list of one written as %s', (name) => {
  const schema = z.object({ a: z.array(z.string()) })
  expect(decodeForm(schema, form(name))).toEqual({ a: ['x'] })
})

test('passes an invalid number on as text, for the schema to refuse', () => {
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
])('refuses the name %s and leaves prototypes unchanged', (name) => {
  expect(refusal(form(name))).toEqual(malformed)
  expect(Reflect.get({}, 'x')).toBeUndefined()
})

test('refuses names nested deeper than any form', () => {
  const nestedForm = (depth: number) => form('a' + '[b]'.repeat(depth - 1))
  expect(refusal(nestedForm(limits.multipartDepth))).not.toEqual(malformed)
  expect(refusal(nestedForm(limits.multipartDepth + 1))).toEqual(malformed)
})

test('refuses more fields than any form has', () => {
  const formWithKeys = (count: number) => form(...Array.from({ length: count }, (_, index) => `a[${index}]`))
  expect(refusal(formWithKeys(limits.multipartKeys))).not.toEqual(malformed)
  expect(refusal(formWithKeys(limits.multipartKeys + 1))).toEqual(malformed)
})

test.each(['a[b', 'a]b[', 'a[b]c', 'a[b]]', 'a[[b]]'])('refuses the malformed name %s', (name) => {
  expect(refusal(form(name))).toEqual(malformed)
})

test('refuses a name that is both a value and an object', () => {
  expect(refusal(form('a', 'a[b]'))).toEqual(malformed)
})

test('decodes or refuses any name', () => {
  const piece = fc.oneof(
    fc.constantFrom('a', '[', ']', '[]', '[0]', '__proto__', '[constructor]', ''),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(fc.array(piece, { maxLength: 8 }), { maxLength: 10 }), (pieces) => {
      const result = refusal(form(...pieces.map((parts) => parts.join(''))))
      expect(result === malformed || typeof result === 'object').toBe(true)
      expect(result).not.toBeInstanceOf(Error)
      expect(Object.keys(Object.prototype)).toEqual([])
    }),
  )
})
