import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { SeoInput } from './place.ts'
import { Bilingual, bilingual, Id, listQuery } from './values.ts'

/**
 * A service that the agency offers on its website. Description: rich text, HTML or a plain text from before;
 * docs/decisions/rich-text.md says which HTML. `_id` is the same as `id`.
 */
export const Service = z.object({
  id: Id,
  _id: Id.optional(),
  title: Bilingual,
  slug: Bilingual.default({ en: '', pt: '' }),
  description: Bilingual.default({ en: '', pt: '' }),
  created_at: z.string().nullable().default(null),
  updated_at: z.string().nullable().default(null),
})
export type Service = z.infer<typeof Service>

/** What the service form writes: a title in one language at least; a slug that is left empty is made from the title. */
export const ServiceInput = z.object({
  title: bilingual(200).refine(({ en, pt }) => en !== '' || pt !== '', { path: ['pt'], error: 'required' }),
  slug: SeoInput.shape.slug,
  description: bilingual(20_000),
})
export type ServiceInput = z.output<typeof ServiceInput>

const serviceParams = z.object({ id: Id })

export const services = {
  list: endpoint({
    method: 'GET',
    path: '/services',
    summary: 'Services of the agency, by title in the language asked for',
    success: 200,
    query: listQuery(['title', 'created_at', 'updated_at']),
    answer: z.object({ services: z.array(Service), total: z.number().int() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/services/{id}',
    summary: 'One service, with its version',
    success: 200,
    params: serviceParams,
    answer: z.object({ service: Service }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/services/add',
    summary: 'Add a service; its id comes under two names, because the specification reads `district_id`',
    success: 201,
    body: ServiceInput,
    maxBody: limits.jsonBytes,
    answer: z
      .object({ service_id: Id.optional(), district_id: Id.optional() })
      .refine(({ service_id, district_id }) => (service_id ?? district_id) !== undefined),
  }),
  update: endpoint({
    method: 'POST',
    path: '/services/{id}/update',
    summary: 'Save a service',
    success: 202,
    params: serviceParams,
    body: ServiceInput,
    maxBody: limits.jsonBytes,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/services/{id}/delete',
    summary: 'Delete a service',
    success: 200,
    params: serviceParams,
  }),
  description: endpoint({
    method: 'GET',
    path: '/services/description',
    summary: 'The one text above all services, with its version',
    success: 200,
    answer: z.object({ service_description: Bilingual }),
  }),
  saveDescription: endpoint({
    method: 'POST',
    path: '/services/update/description',
    summary: 'Save the text above all services',
    success: 200,
    body: z.object({ description: bilingual(50_000) }),
    maxBody: limits.jsonBytes,
  }),
}
