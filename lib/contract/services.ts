import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { SeoInput } from './seo.ts'
import { Bilingual, bilingual, bilingualRequired, Id, createListQuery } from './values.ts'

/** Service on the website; its description is HTML (docs/adr/0028-rich-text.md) or legacy plain text. */
export const Service = z.object({
  id: Id,
  /** Same as `id`; the specification has both. */
  _id: Id.optional(),
  title: Bilingual,
  slug: Bilingual.default({ en: '', pt: '' }),
  description: Bilingual.default({ en: '', pt: '' }),
  created_at: z.string().nullable().default(null),
  updated_at: z.string().nullable().default(null),
})
export type Service = z.infer<typeof Service>

/** Service form: a title in one language at least; an empty slug is generated from the title. */
export const ServiceInput = z.object({
  title: bilingualRequired(200),
  slug: SeoInput.shape.slug,
  description: bilingual(20_000),
})
export type ServiceInput = z.output<typeof ServiceInput>

export const services = {
  list: endpoint('GET /services', {
    summary: 'List services by title in the requested language',
    query: createListQuery(['title', 'created_at', 'updated_at']),
    response: z.object({ services: z.array(Service), total: z.number().int() }),
  }),
  get: endpoint('GET /services/{id}', {
    summary: 'Get a service with its version',
    versioned: true,
    response: z.object({ service: Service }),
  }),
  add: endpoint('POST /services/add', {
    summary:
      'Create a service; the response has its id under two names, because the specification’s client reads `district_id`',
    success: 201,
    body: ServiceInput,
    maxBody: limits.jsonBytes,
    response: z
      .object({ service_id: Id.optional(), district_id: Id.optional() })
      .refine(({ service_id, district_id }) => (service_id ?? district_id) !== undefined),
  }),
  update: endpoint('POST /services/{id}/update', {
    summary: 'Update a service',
    versioned: true,
    body: ServiceInput,
    maxBody: limits.jsonBytes,
  }),
  remove: endpoint('DELETE /services/{id}/delete', {
    summary: 'Delete a service',
  }),
  description: endpoint('GET /services/description', {
    summary: 'Get the services description with its version',
    versioned: true,
    response: z.object({ service_description: Bilingual }),
  }),
  saveDescription: endpoint('POST /services/update/description', {
    summary: 'Update the services description',
    success: 200,
    versioned: true,
    body: z.object({ description: bilingual(50_000) }),
    maxBody: limits.jsonBytes,
  }),
}
