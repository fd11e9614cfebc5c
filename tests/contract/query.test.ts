import fc from 'fast-check'
import { z } from 'zod'
import { decodeQuery, encodeQuery } from '#contract/query.ts'

const schema = z.object({
  page: z.number().int(),
  sortBy: z.enum(['price', 'reference']).optional(),
  sortDesc: z.boolean().optional(),
  order: z.union([z.literal(1), z.literal(-1)]).optional(),
  search: z.string().optional(),
  filter: z
    .object({
      types: z.array(z.number()).optional(),
      price: z.object({ min: z.number().nullable(), max: z.number().nullable() }).optional(),
      name: z.string().optional(),
    })
    .optional(),
})

const text = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1 }), fc.json())
const optionalNumber = fc.option(fc.nat())
const query = fc.record(
  {
    page: fc.integer({ min: 1 }),
    sortBy: fc.constantFrom('price', 'reference'),
    sortDesc: fc.boolean(),
    order: fc.constantFrom(1, -1),
    search: text,
    filter: fc.record(
      {
        types: fc.array(fc.nat()),
        price: fc.record({ min: optionalNumber, max: optionalNumber }),
        name: fc.string(),
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
  },
  { requiredKeys: ['page'], noNullPrototype: true },
)

test('round-trips a query', () => {
  fc.assert(
    fc.property(query, (value) => {
      expect(schema.parse(decodeQuery(schema, new URLSearchParams(encodeQuery(value))))).toEqual(value)
    }),
  )
})

test('writes the same query for any key order', () => {
  expect(encodeQuery({ page: 2, filter: { a: 1 } })).toBe(encodeQuery({ filter: { a: 1 }, page: 2 }))
})

test('omits undefined and null', () => {
  expect(encodeQuery({ page: undefined, search: null })).toBe('')
})

test('leaves invalid JSON for the schema to reject', () => {
  expect(
    schema.safeParse(decodeQuery(schema, new URLSearchParams({ page: '1', filter: '{"types":' }))).success,
  ).toBe(false)
})

test('ignores parameters named like inherited object members', () => {
  for (const name of ['toString', 'constructor', '__proto__'])
    expect(
      schema.safeParse(decodeQuery(schema, new URLSearchParams({ page: '1', [name]: 'x' }))).success,
    ).toBe(true)
})
