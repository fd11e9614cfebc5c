import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Bilingual, Id, listQuery } from './values.ts'

/** An agent as lists and pickers show one (platform §3). */
export const Agent = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.string().nullable().default(null),
  role: Bilingual.nullable().default(null),
  description: Bilingual.nullable().default(null),
  email: z.string().nullable().default(null),
  phone: z.string().nullable().default(null),
  total_properties: z.number().int().default(0),
  total_condominiums: z.number().int().default(0),
})
export type Agent = z.infer<typeof Agent>

export const agents = {
  list: endpoint({
    method: 'GET',
    path: '/agents',
    summary: 'Agents, with how many properties each has',
    success: 200,
    query: listQuery(['first_name', 'last_name', 'email', 'created_at']),
    answer: z.object({ agents: z.array(Agent), total: z.number().int() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/agents/{id}',
    summary: 'One agent',
    success: 200,
    params: z.object({ id: Id }),
    answer: z.object({ agent: Agent }),
  }),
}
