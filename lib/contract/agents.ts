import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { MediaItem } from './media.ts'
import { ToldTagKind } from './tag.ts'
import { Bilingual, bilingual, Email, Flag, Id, listQuery, Picture } from './values.ts'
import { withoutDefaults } from './partial-update.ts'

/** An agent as lists, pickers and the form show one. */
export const Agent = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  /** The stored file's name, 200 × 200, or an address. */
  avatar: z.string().nullable().default(null),
  role: Bilingual.nullable().default(null),
  description: Bilingual.nullable().default(null),
  email: z.string().nullable().default(null),
  phone: z.string().nullable().default(null),
  total_properties: z.number().int().default(0),
  total_condominiums: z.number().int().default(0),
})
export type Agent = z.infer<typeof Agent>

/** What staff write of an agent; only the first name is required. */
export const AgentInput = z.object({
  first_name: z.string().trim().min(1).max(60),
  last_name: z.string().trim().max(60).default(''),
  role: bilingual(120),
  email: Email.or(z.literal('')).nullable().default(null),
  phone: z.string().trim().max(40).nullable().default(null),
  description: bilingual(5000),
  avatar: Picture,
})
export type AgentInput = z.output<typeof AgentInput>

export const AgentUpdateInput = z.object(withoutDefaults(AgentInput.shape))
export type AgentUpdateInput = z.output<typeof AgentUpdateInput>

const linked = {
  id: Id,
  title: z.string().default('-'),
  district: z.string().nullable().default(null),
  archived: Flag.default(0),
  disabled: Flag.default(0),
  cover: MediaItem.nullable().default(null),
}

/** A property that an agent looks after, in the language asked for. */
export const AgentProperty = z.object({
  ...linked,
  reference: z.string(),
  price: z.number().default(0),
  hide_price: Flag.default(0),
  tag: z.string().nullable().default(null),
  tag_kind: ToldTagKind,
})
export type AgentProperty = z.infer<typeof AgentProperty>

/** A development that an agent looks after, in the language asked for. */
export const AgentCondominium = z.object(linked)
export type AgentCondominium = z.infer<typeof AgentCondominium>

const byId = z.object({ id: Id })

export const agents = {
  list: endpoint({
    method: 'GET',
    path: '/agents',
    summary: 'Agents, with how many properties and developments each has',
    success: 200,
    query: listQuery(['first_name', 'last_name', 'email', 'created_at']),
    answer: z.object({ agents: z.array(Agent), total: z.number().int() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/agents/{id}',
    summary: 'One agent',
    success: 200,
    params: byId,
    answer: z.object({ agent: Agent }),
  }),
  /** Ours: the profile page shows it. */
  portfolio: endpoint({
    method: 'GET',
    path: '/agents/{id}/portfolio',
    summary: 'The properties and developments of an agent, archived ones too; at most 500 of each',
    success: 200,
    params: byId,
    answer: z.object({
      properties: z.array(AgentProperty),
      condominiums: z.array(AgentCondominium),
    }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/agents/add',
    summary: 'Create an agent; the portrait is cut to 200 × 200',
    success: 201,
    upload: true,
    body: AgentInput,
    answer: z.object({ agent_id: Id.optional() }),
  }),
  update: endpoint({
    method: 'POST',
    path: '/agents/{id}/update',
    summary: 'Save an agent',
    success: 202,
    upload: true,
    params: byId,
    body: AgentUpdateInput,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/agents/{id}/delete',
    summary: 'Delete an agent without properties and developments; AGENT_IN_USE says how many there are',
    success: 200,
    params: byId,
  }),
  /** Ours: an agent in use cannot be deleted, so whoever leaves hands over first, in the same transaction. */
  handOver: endpoint({
    method: 'POST',
    path: '/agents/{id}/handOver',
    summary: 'Give an agent’s properties, developments and messages to another agent, and delete the agent',
    success: 200,
    params: byId,
    body: z.object({ agent_id: Id }),
  }),
}
