import fc from 'fast-check'
import { z } from 'zod'
import { type Endpoint, endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { createMatcher, fillPath } from '#contract/matching.ts'

const methodOf = ({ method }: Endpoint) => method
const matcher = createMatcher(endpoints, methodOf)

function createSampleParams(declared: Endpoint): Record<string, unknown> {
  const shape = declared.params instanceof z.ZodObject ? declared.params.shape : {}
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => {
      const candidates = [7, 'general', 'media', 'features', 'properties', 'reference', 'a']
      const options = field instanceof z.ZodEnum ? field.options : candidates
      return [name, options.find((value) => z.safeParse(field, value).success)]
    }),
  )
}

test.each(endpoints)('matches $name by its own method and path', ({ endpoint: declared }) => {
  const match = matcher.match(declared.method, fillPath(declared.path, createSampleParams(declared)))
  expect(match?.endpoint).toBe(declared)
})

const overlapping = createMatcher(
  [
    endpoint('GET /property/{id}/{block}', {
      summary: '',
      params: z.object({ id: z.number(), block: z.enum(['general', 'media']) }),
    }),
    endpoint('GET /property/location/reorder', { summary: '' }),
    endpoint('GET /property/{id}/location', {
      summary: '',
      params: z.object({ id: z.number() }),
    }),
  ].map((declared) => ({ name: declared.path, endpoint: declared as Endpoint })),
  methodOf,
)

test.each([
  ['/property/location/reorder', '/property/location/reorder'],
  ['/property/7/location', '/property/{id}/location'],
  ['/property/7/general', '/property/{id}/{block}'],
])('matches %s to %s: literals take precedence over parameters', (path, expected) => {
  expect(overlapping.match('GET', path)?.endpoint.path).toBe(expected)
})

test("does not match a path segment outside the parameter's enum", () => {
  expect(overlapping.match('GET', '/property/7/secrets')).toBeNull()
})

test('matches a call with a malformed id, so that the response can be ID_MALFORMED', () => {
  expect(overlapping.match('GET', '/property/abc/general')?.params).toEqual({ id: 'abc', block: 'general' })
})

test('distinguishes an unknown method on a known path from an unknown path', () => {
  expect(overlapping.match('DELETE', '/property/7/general')).toBeNull()
  expect(overlapping.methods('/property/7/general')).toEqual(['GET'])
  expect(overlapping.methods('/nowhere')).toEqual([])
})

test.each([
  '/property/../agents',
  '/property/7/general/',
  '//property/7/general',
  '/property/7/general;x',
  '/property/%37/general',
  '/property/7\0/general',
  'property/7/general',
])('%j does not match', (path) => {
  expect(overlapping.match('GET', path)).toBeNull()
})

test('matches no fuzzed path with a segment that could traverse, split or truncate the path', () => {
  const segment = fc.oneof(
    fc.constantFrom(
      'property',
      'location',
      'reorder',
      'general',
      '7',
      '..',
      '.',
      '',
      '%2e%2e',
      '..%2f',
      '%00',
      '\\',
      '@',
      ';',
    ),
    fc.string(),
  )
  fc.assert(
    fc.property(
      fc.array(segment, { maxLength: 5 }),
      fc.constantFrom('GET', 'POST', 'DELETE', 'TRACE'),
      (parts, method) => {
        const match = matcher.match(method, `/${parts.join('/')}`)
        for (const value of Object.values(match?.params ?? {})) expect(value).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
      },
    ),
    { numRuns: 10_000 },
  )
})

test.each(['..', 'a/b', '', 'a b', '%2e', 'x'.repeat(65)])('refuses to build a path with %j', (id) => {
  expect(() => fillPath('/property/{id}', { id })).toThrow(TypeError)
})
