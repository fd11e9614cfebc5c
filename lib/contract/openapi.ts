import * as z from './zod.ts'
import * as development from './development.ts'
import type { Endpoint } from './endpoint.ts'
import * as exportLog from './export-log.ts'
import { documentedModules, endpoints } from './index.ts'
import { limits } from './limits.ts'
import * as location from './location.ts'
import * as media from './media.ts'
import { errorResponses, errorSchema, responseRef } from './openapi-errors.ts'
import * as portalRecords from './portal-records.ts'
import * as property from './property.ts'
import * as seo from './seo.ts'
import { knownDeviceHeader } from './session.ts'
import * as tag from './tag.ts'

type Json = z.core.JSONSchema.JSONSchema

/** Input schemas by the last word of their names; all other named schemas are outputs. */
const inputNamePattern = /(Input|Upload|Removal|Order|Filter|Change)$/

/** Schemas that become components of the document, under the names of their exports. */
const namedSchemas = [
  ...documentedModules,
  ...[development, media, exportLog, location, portalRecords, property, seo, tag],
]
  .flatMap((schemaModule) => Object.entries<unknown>(schemaModule))
  .flatMap(([id, value]) =>
    value instanceof z.ZodObject || value instanceof z.ZodDiscriminatedUnion ? [{ id, schema: value }] : [],
  )

function createRegistry(isIncluded: (name: string) => boolean) {
  const registry = z.registry<{ id: string }>()
  for (const { id, schema } of namedSchemas) if (isIncluded(id)) registry.add(schema, { id })
  return registry
}

const schemaRegistries = {
  input: createRegistry((id) => inputNamePattern.test(id)),
  output: createRegistry((id) => !inputNamePattern.test(id)),
}

/** Builds the OpenAPI 3.1 document of the contract. */
export function createOpenApiDocument({ version }: { version: string }) {
  const schemas: Record<string, Json> = { Error: errorSchema }
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { name, endpoint } of endpoints) {
    const path = (paths[endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = describeOperation(name, endpoint, schemas)
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Agency API',
      version,
      description: apiDescription,
    },
    servers: [{ url: '/api/v1' }],
    tags: [...new Set(endpoints.map(({ name }) => resourceOf(name)))].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      responses: errorResponses,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

const apiDescription = [
  'API of an agency back office.',
  'Bodies are multipart forms with bracketed names (`i18n[title][pt]`, `features_id[0]`; null and an empty list are sent as an empty string) or, where no file is sent, JSON.',
  'A call that succeeds has exactly the documented status. Every failure carries `errors.msg` with a code, and `errors.fields` with the broken rule of each invalid field.',
  '`Accept-Language` chooses the language of texts that are returned in one language: `pt`, else `en`.',
].join('\n\n')

const resourceOf = (name: string) => name.split('.')[0] ?? name

function describeOperation(name: string, endpoint: Endpoint, schemas: Record<string, Json>) {
  const body = schemaOf(endpoint.body, 'input', schemas)
  return {
    operationId: name,
    tags: [resourceOf(name)],
    summary: endpoint.summary,
    ...(!endpoint.safe && endpoint.method === 'GET' && { description: 'Changes data although it is a GET.' }),
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...describeParameters(endpoint.params, 'path', schemas),
      ...describeParameters(endpoint.query, 'query', schemas),
      ...(endpoint.versioned && endpoint.method !== 'GET' ? [ifMatchParameter] : []),
      ...(name === 'session.login' ? [knownDeviceParameter] : []),
    ],
    ...(hasProperties(body) && { requestBody: { required: true, content: contentOf(endpoint, body) } }),
    responses: {
      [endpoint.success]: {
        description: 'Done',
        ...(endpoint.versioned && { headers: { ETag: etagHeader } }),
        content: responseOf(endpoint, schemas),
      },
      ...Object.fromEntries(
        statusesOf(endpoint, hasProperties(body)).map((status) => [status, { $ref: responseRef(status) }]),
      ),
    },
  }
}

const etagHeader = {
  description: 'The current version of the stored record.',
  schema: { type: 'string' },
}
const ifMatchParameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'ETag of the version that the change is based on. The response is 412 if another version is stored. If omitted, the last save wins.',
  schema: { type: 'string' },
}

const knownDeviceParameter = {
  name: knownDeviceHeader,
  in: 'header',
  required: false,
  description:
    "The `known_device` of this browser's last sign-in. Failed attempts of other clients don't block it (BLOCKED_USER).",
  schema: { type: 'string' },
}

const hasProperties = (body: Json) =>
  body.$ref !== undefined || Object.keys(body.properties ?? {}).length > 0 || body.oneOf !== undefined

function contentOf(endpoint: Endpoint, body: Json) {
  const hasFile = endpoint.maxBodyBytes > limits.jsonBytes
  return {
    'multipart/form-data': { schema: body },
    ...(!hasFile && { 'application/json': { schema: body } }),
  }
}

function responseOf(endpoint: Endpoint, schemas: Record<string, Json>) {
  if (endpoint.download)
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  return { 'application/json': { schema: schemaOf(endpoint.response, 'output', schemas) } }
}

function describeParameters(schema: z.ZodType, location: 'path' | 'query', schemas: Record<string, Json>) {
  const { properties = {}, required = [] } = schemaOf(schema, 'input', schemas)
  return Object.entries(properties).map(([name, part]) => {
    // Nested values such as `filter` are JSON within one query parameter.
    const isNested =
      typeof part === 'object' &&
      (part.type === 'object' || part.$ref !== undefined || part.allOf !== undefined)
    return {
      name,
      in: location,
      required: location === 'path' || required.includes(name),
      ...(isNested ? { content: { 'application/json': { schema: part } } } : { schema: part }),
    }
  })
}

/** Returns the JSON Schema; named schemas become components. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', schemas: Record<string, Json>): Json {
  const generated = z.toJSONSchema(schema, {
    io,
    metadata: schemaRegistries[io],
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      delete jsonSchema.id
      // Responses may gain fields, so clients must not reject unknown ones.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  const {
    $schema: _,
    $defs = {},
    ...body
  } = JSON.parse(JSON.stringify(generated).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json & {
    $defs?: Record<string, Json>
  }
  Object.assign(schemas, $defs)
  return body
}

/** Returns the error statuses of an endpoint, derived from its input and access. */
function statusesOf(endpoint: Endpoint, hasBody: boolean): number[] {
  const hasFields = (schema: z.ZodType) =>
    schema instanceof z.ZodObject && Object.keys(schema.shape).length > 0
  return [
    ...(hasFields(endpoint.params) || hasFields(endpoint.query) || hasBody ? [400] : []),
    401,
    403,
    ...(hasFields(endpoint.params) ? [404] : []),
    ...(hasBody ? [409, 413, 415, 422, 429] : []),
    ...(endpoint.versioned && endpoint.method !== 'GET' ? [412] : []),
    500,
  ]
}
