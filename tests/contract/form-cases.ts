import fc from 'fast-check'
import { z } from 'zod'

type FormCase = { schema: z.ZodType; value: unknown }

/** Texts that survive a form: browsers and multipart encoding convert a single line feed to CR LF. */
const text = fc.string({ unit: 'grapheme', maxLength: 20 }).map((raw) => raw.replace(/[\r\n\0]/g, ' '))

const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value)),
)

const file = fc
  .tuple(fc.uint8Array({ maxLength: 64 }), fc.constantFrom('image/jpeg', 'image/png', 'application/pdf'))
  .map(([bytes, type]) => new File([Uint8Array.from(bytes)], 'casa de praia.jpg', { type }))

const words = ['m2', 'a', 'ha'] as const

const leaf: fc.Arbitrary<FormCase> = fc.oneof(
  text.map((value) => ({ schema: z.string(), value })),
  number.map((value) => ({ schema: z.number(), value })),
  fc.boolean().map((value) => ({ schema: z.boolean(), value })),
  fc
    .constantFrom(0 as const, 1 as const)
    .map((value) => ({ schema: z.union([z.literal(0), z.literal(1)]), value })),
  fc.constantFrom(...words).map((value) => ({ schema: z.enum(words), value })),
  file.map((value) => ({ schema: z.file(), value })),
)

/** Makes a schema nullable. An empty nullable text is never generated, because forms encode it like null. */
const nullable = (inner: fc.Arbitrary<FormCase>): fc.Arbitrary<FormCase> =>
  fc.tuple(inner, fc.boolean()).map(([{ schema, value }, isNull]) => ({
    schema: schema.nullable(),
    value: isNull || value === '' ? null : value,
  }))

const list: fc.Arbitrary<FormCase> = fc.oneof(
  fc.array(text.filter((value) => value !== '')).map((value) => ({ schema: z.array(z.string()), value })),
  fc.array(fc.integer(), { maxLength: 30 }).map((value) => ({ schema: z.array(z.number()), value })),
  fc.array(file, { maxLength: 3 }).map((value) => ({ schema: z.array(z.file()), value })),
  fc
    .array(fc.record({ id: fc.integer(), label: text, cover: fc.boolean() }), { maxLength: 5 })
    .map((value) => ({
      schema: z.array(z.object({ id: z.number(), label: z.string(), cover: z.boolean() })),
      value,
    })),
)

const key = fc.stringMatching(/^[a-z][a-z0-9_]{0,9}$/).filter((name) => !(name in {}))

const object = (inner: fc.Arbitrary<FormCase>) =>
  fc.dictionary(key, inner, { maxKeys: 6, noNullPrototype: true }).map((fields) => ({
    schema: z.object(Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]))),
    value: Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  }))

const firstLevel = fc.oneof(leaf, nullable(leaf), list)
const secondLevel = fc.oneof(firstLevel, object(firstLevel))

export const formCase = object(fc.oneof(secondLevel, object(secondLevel)))
