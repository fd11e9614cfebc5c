import * as z from './zod.ts'
import * as agents from './agents.ts'
import * as condominium from './condominium.ts'
import * as condominiums from './condominiums.ts'
import * as dashboard from './dashboard.ts'
import * as districts from './districts.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './index.ts'
import * as frontPage from './front-page.ts'
import * as inbox from './inbox.ts'
import * as keyItems from './key-items.ts'
import { limits } from './limits.ts'
import * as media from './media.ts'
import { errorResponses, errorSchema, responseRef } from './openapi-errors.ts'
import * as place from './place.ts'
import * as portalRecords from './portal-records.ts'
import * as profile from './profile.ts'
import * as properties from './properties.ts'
import * as property from './property.ts'
import * as services from './services.ts'
import { knownDeviceHeader } from './session.ts'
import * as session from './session.ts'
import * as tag from './tag.ts'
import * as users from './users.ts'
import { versionedCalls } from './versioned.ts'

type Json = z.core.JSONSchema.JSONSchema

/** What callers send, by the last word of a schema's name; every other named schema is something they read. */
const sent = /(Input|Upload|Removal|Order|Filter|Change)$/

const nouns = {
  ...agents,
  ...condominium,
  ...condominiums,
  ...dashboard,
  ...districts,
  ...frontPage,
  ...inbox,
  ...keyItems,
  ...media,
  ...place,
  ...portalRecords,
  ...profile,
  ...properties,
  ...property,
  ...services,
  ...session,
  ...tag,
  ...users,
}

const named = Object.entries<unknown>(nouns).flatMap(([id, value]) =>
  value instanceof z.ZodObject || value instanceof z.ZodDiscriminatedUnion ? [{ id, schema: value }] : [],
)

function namesOf(keep: (name: string) => boolean) {
  const registry = z.registry<{ id: string }>()
  for (const { id, schema } of named) if (keep(id)) registry.add(schema, { id })
  return registry
}

const names = { input: namesOf((id) => sent.test(id)), output: namesOf((id) => !sent.test(id)) }

/** The OpenAPI 3.1 document of the whole contract. `server` is where the calls' paths begin. */
export function openApiDocument({ version, server = '/api/v1' }: { version: string; server?: string }) {
  const schemas: Record<string, Json> = { Error: errorSchema }
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { name, endpoint } of endpoints) {
    const path = (paths[endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = operation(name, endpoint, schemas)
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Agency API',
      version,
      description,
    },
    servers: [{ url: server }],
    tags: [...new Set(endpoints.map(({ name }) => nounOf(name)))].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      responses: errorResponses,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>

const description = [
  'Everything that the back office asks of an agency.',
  'Bodies are multipart forms with bracketed names (`i18n[title][pt]`, `features_id[0]`; null and empty lists are an empty text) or, where no file is sent, JSON.',
  'Success is exactly the status given. Every failure carries `errors.msg` with a code, and `errors.fields` with a rule for each field that does not fit.',
  '`Accept-Language` chooses the language of texts that come in one: `pt`, else `en`.',
].join('\n\n')

const nounOf = (name: string) => name.split('.')[0] ?? name

function operation(name: string, endpoint: Endpoint, schemas: Record<string, Json>) {
  const body = schemaOf(endpoint.body, 'input', schemas)
  return {
    operationId: name,
    tags: [nounOf(name)],
    summary: endpoint.summary,
    ...(!endpoint.safe && endpoint.method === 'GET' && { description: 'Changes data although it is a GET.' }),
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters(endpoint.params, 'path', schemas),
      ...parameters(endpoint.query, 'query', schemas),
      ...(versionedCalls.has(name) && endpoint.method !== 'GET' ? [ifMatch] : []),
      ...(name === 'session.login' ? [knownDevice] : []),
    ],
    ...(isSent(body) && { requestBody: { required: true, content: contentOf(endpoint, body) } }),
    responses: {
      [endpoint.success]: {
        description: 'Done',
        ...(versionedCalls.has(name) && { headers: { ETag: etag } }),
        content: answerOf(endpoint, schemas),
      },
      ...Object.fromEntries(
        statusesOf(name, endpoint, isSent(body)).map((status) => [status, { $ref: responseRef(status) }]),
      ),
    },
  }
}

const etag = {
  description: 'The version of the record that is stored now.',
  schema: { type: 'string' },
}
const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The version that this is written upon, as an ETag gave it: 412 when another is stored by now. Left out, the last save wins.',
  schema: { type: 'string' },
}

const knownDevice = {
  name: knownDeviceHeader,
  in: 'header',
  required: false,
  description:
    'What the last sign-in of this browser answered as `known_device`: BLOCKED_USER does not meet it for the guesses of others.',
  schema: { type: 'string' },
}

const isSent = (body: Json) =>
  body.$ref !== undefined || Object.keys(body.properties ?? {}).length > 0 || body.oneOf !== undefined

function contentOf(endpoint: Endpoint, body: Json) {
  const carriesFile = endpoint.maxBodyBytes > limits.jsonBytes
  return {
    'multipart/form-data': { schema: body },
    ...(!carriesFile && { 'application/json': { schema: body } }),
  }
}

function answerOf(endpoint: Endpoint, schemas: Record<string, Json>) {
  if (endpoint.download)
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  return { 'application/json': { schema: schemaOf(endpoint.answer, 'output', schemas) } }
}

/** A nested value such as `filter` travels as JSON within one query parameter. */
function parameters(schema: z.ZodType, where: 'path' | 'query', schemas: Record<string, Json>) {
  const { properties = {}, required = [] } = schemaOf(schema, 'input', schemas)
  return Object.entries(properties).map(([name, part]) => {
    const nested =
      typeof part === 'object' &&
      (part.type === 'object' || part.$ref !== undefined || part.allOf !== undefined)
    return {
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      ...(nested ? { content: { 'application/json': { schema: part } } } : { schema: part }),
    }
  })
}

/** The JSON Schema of what travels; named schemas go to the components, once. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', schemas: Record<string, Json>): Json {
  const made = z.toJSONSchema(schema, {
    io,
    metadata: names[io],
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      delete jsonSchema.id
      // Answers may grow: who reads them must not refuse what is new.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  const {
    $schema: _,
    $defs = {},
    ...whole
  } = JSON.parse(JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json & {
    $defs?: Record<string, Json>
  }
  Object.assign(schemas, $defs)
  return whole
}

/** The failures that a caller must be ready for, from what the endpoint takes and who may call it. */
function statusesOf(name: string, endpoint: Endpoint, hasBody: boolean): number[] {
  const takes = (schema: z.ZodType) => schema instanceof z.ZodObject && Object.keys(schema.shape).length > 0
  return [
    ...(takes(endpoint.params) || takes(endpoint.query) || hasBody ? [400] : []),
    401,
    403,
    ...(takes(endpoint.params) ? [404] : []),
    ...(hasBody ? [409, 413, 415, 422, 429] : []),
    ...(versionedCalls.has(name) && endpoint.method !== 'GET' ? [412] : []),
    500,
  ]
}
