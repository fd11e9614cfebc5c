import * as z from '#contract/zod.ts'
import { endpoints } from '#contract/index.ts'
import { encodeForm } from '#contract/multipart.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Returns the longest value that a JSON Schema allows; texts consist of two-byte letters, as in Portuguese. */
function createLongestValue(schema: JsonSchema): unknown {
  if (schema.format === 'binary') return undefined
  const options = schema.anyOf ?? schema.oneOf
  if (options !== undefined)
    return options
      .map((option) => createLongestValue(option as JsonSchema))
      .toSorted((a, b) => (JSON.stringify(b)?.length ?? 0) - (JSON.stringify(a)?.length ?? 0))[0]
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum.map(String).toSorted((a, b) => b.length - a.length)[0]
  if (schema.type === 'array')
    return Array.from({ length: schema.maxItems ?? 1 }, () => createLongestValue(schema.items as JsonSchema))
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, part]) => [
        key,
        createLongestValue(part as JsonSchema),
      ]),
    )
  if (schema.type === 'string') return 'ã'.repeat(schema.maxLength ?? 256)
  return schema.type === 'number' || schema.type === 'integer' ? 9_007_199_254_740_991 : null
}

const writeEndpoints = endpoints.filter(({ endpoint }) => endpoint.method !== 'GET')

test.each(writeEndpoints)('fits the longest valid form of $name into its limit', async ({ endpoint }) => {
  const schema = z.toJSONSchema(endpoint.body, { unrepresentable: 'any', io: 'input' })
  const form = encodeForm(Object(createLongestValue(schema)))
  const { byteLength } = await new Response(form).arrayBuffer()
  expect(byteLength).toBeLessThanOrEqual(endpoint.maxBodyBytes)
})
