import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Bilingual, Id, listQuery } from './values.ts'

/** A district of the website as lists and pickers show one (platform §3). */
export const District = z.object({
  id: Id,
  name: Bilingual,
  description: Bilingual,
  cover: z.string().nullable().default(null),
  total_properties: z.number().int().default(0),
})
export type District = z.infer<typeof District>

export const districts = {
  list: endpoint({
    method: 'GET',
    path: '/districts',
    summary: 'Districts of the website',
    success: 200,
    query: listQuery(['name', 'created_at']),
    answer: z.object({ districts: z.array(District), total: z.number().int() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/districts/{id}',
    summary: 'One district',
    success: 200,
    params: z.object({ id: Id }),
    answer: z.object({ district: District }),
  }),
}
