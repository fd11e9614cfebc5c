import fc from 'fast-check'
import type { z } from 'zod'
import { onePixel } from '../../one-pixel.ts'
import { texts } from './corpora.ts'

type Values = fc.Arbitrary<unknown>

export const anything: Values = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...texts) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      -1,
      0,
      1,
      0.1 + 0.2,
      1e21,
      2 ** 31,
      2 ** 53,
      -(2 ** 63),
      Number.MAX_VALUE,
      5e-324,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [[[['x']]]], { a: { b: [{}] } }),
  },
  {
    weight: 1,
    arbitrary: fc.array(fc.constantFrom<unknown>('x', 1, null), { minLength: 1, maxLength: 600 }),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('x.png', '../x', '.htaccess', '\u202Egnp.exe')
      .map((name) => createFile('GIF89a', name)),
  },
)

/**
 * Generates values for a schema. Values of the schema's types have the weight 100 - `invalidWeight`; a few of them lie
 * on or just beyond its limits. Arbitrary values and omitted ones have the weight `invalidWeight` each.
 */
export function generateValues(schema: z.core.$ZodType, invalidWeight: number): Values {
  const typedValues = generateTypedValues(schema as z.core.$ZodTypes, invalidWeight)
  if (invalidWeight === 0) return typedValues
  return fc.oneof(
    { weight: 100 - invalidWeight, arbitrary: typedValues },
    { weight: invalidWeight, arbitrary: anything },
    { weight: invalidWeight, arbitrary: fc.constant(undefined) },
  )
}

function generateTypedValues(schema: z.core.$ZodTypes, invalidWeight: number): Values {
  const { def } = schema._zod
  switch (def.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(def.shape).map(([key, field]) => [key, generateValues(field, invalidWeight)]),
        ),
      )
    case 'array':
      return fc.array(generateValues(def.element, invalidWeight), { maxLength: 4 })
    case 'record':
      return fc.dictionary(
        fc.constantFrom('a', '1', 'en', '__proto__'),
        generateValues(def.valueType, invalidWeight),
        {
          maxKeys: 3,
        },
      )
    case 'union':
      return fc.oneof(...def.options.map((option) => generateValues(option, invalidWeight)))
    case 'nullable':
      return fc.oneof(
        { weight: 3, arbitrary: generateValues(def.innerType, invalidWeight) },
        { weight: 1, arbitrary: fc.constant(null) },
      )
    case 'optional':
    case 'default':
    case 'prefault':
      return fc.oneof(
        { weight: 3, arbitrary: generateValues(def.innerType, invalidWeight) },
        { weight: 1, arbitrary: fc.constant(undefined) },
      )
    case 'pipe':
      return generateValues(def.in, invalidWeight)
    case 'literal':
      return fc.constantFrom<unknown>(...def.values)
    case 'enum':
      return fc.constantFrom<unknown>(...Object.values(def.entries))
    case 'boolean':
      return fc.boolean()
    case 'number':
      return numbersOf(schema._zod.bag)
    case 'string':
      return textsOf(schema)
    case 'file':
      return files
    default:
      return anything
  }
}

function numbersOf({ minimum, maximum }: Record<string, unknown>): Values {
  const edges = [minimum, maximum].filter((edge) => typeof edge === 'number')
  return fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 1, max: 9 }) },
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 70 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(0, 1, 2, ...edges, ...edges.flatMap((edge) => [edge - 1, edge + 1])),
    },
    { weight: 1, arbitrary: fc.double({ min: -100, max: 1_000_000, noNaN: true }) },
  )
}

const samples = [
  'ana.sa@soleira.example',
  'nobody@example.pt',
  'palavra-passe-1',
  'https://example.pt/casa?x=1#y',
  'example.pt',
  '2026-11-21',
  '2026-11',
  'dQw4w9WgXcQ',
  'casa-de-praia',
  '#c08a5a',
  '910 000 000',
  '{"type":"doc"}',
  'a'.repeat(64),
]

function textsOf({ _zod: { bag } }: z.core.$ZodTypes): Values {
  const { maximum, minimum } = bag as { maximum?: number; minimum?: number }
  const edges = [
    ...(minimum === undefined || minimum === 0 ? [] : [minimum - 1, minimum]),
    ...(maximum === undefined ? [] : [maximum, maximum + 1]),
  ]
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('Casa', 'Lisboa', 'Vista para o rio', 'LX-0001', 'Ana Sá') },
    { weight: 3, arbitrary: fc.constantFrom(...samples) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
    ...edges.map((edge) => ({ weight: 1, arbitrary: fc.constant('ã'.repeat(edge)) })),
  )
}

const png = new Uint8Array(onePixel)
const files = fc
  .tuple(
    fc.constantFrom<string | Uint8Array<ArrayBuffer>>(
      png,
      png.slice(0, 40),
      '',
      'GIF89a',
      '<svg onload=alert(1)>',
      'x'.repeat(3_000),
    ),
    fc.constantFrom('casa.png', 'planta.jpg', 'a'.repeat(300), '../../x.png', 'ü\u0000.png', ''),
    fc.constantFrom('image/png', 'image/jpeg', 'text/html', ''),
  )
  .map(([content, name, type]) => createFile(content, name, type))

function createFile(content: string | Uint8Array<ArrayBuffer>, name: string, type = 'image/png'): File {
  return new File([content], name, { type })
}
