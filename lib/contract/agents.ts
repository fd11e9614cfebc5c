import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { MediaItem } from './media.ts'
import { LenientTagKind } from './tag.ts'
import { Bilingual, bilingual, Email, Flag, Id, createListQuery, FormImage } from './values.ts'
import { withoutDefaults } from './partial-update.ts'

export const Agent = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  /** Name of the stored file, 200 × 200, or a URL. */
  avatar: z.string().nullable().default(null),
  role: Bilingual.nullable().default(null),
  description: Bilingual.nullable().default(null),
  email: z.string().nullable().default(null),
  phone: z.string().nullable().default(null),
  total_properties: z.number().int().default(0),
  total_condominiums: z.number().int().default(0),
})
export type Agent = z.infer<typeof Agent>

export const AgentInput = z.object({
  first_name: z.string().trim().min(1).max(60),
  last_name: z.string().trim().max(60).default(''),
  role: bilingual(120),
  email: Email.or(z.literal('')).nullable().default(null),
  phone: z.string().trim().max(40).nullable().default(null),
  description: bilingual(5000),
  avatar: FormImage,
})
export type AgentInput = z.output<typeof AgentInput>

export const AgentUpdateInput = z.object(withoutDefaults(AgentInput.shape))
export type AgentUpdateInput = z.output<typeof AgentUpdateInput>

const listingFields = {
  id: Id,
  title: z.string().default('-'),
  district: z.string().nullable().default(null),
  archived: Flag.default(0),
  disabled: Flag.default(0),
  cover: MediaItem.nullable().default(null),
}

const AgentProperty = z.object({
  ...listingFields,
  reference: z.string(),
  price: z.number().default(0),
  hide_price: Flag.default(0),
  tag: z.string().nullable().default(null),
  tag_kind: LenientTagKind,
})

export const AgentDevelopment = z.object(listingFields)
export type AgentDevelopment = z.infer<typeof AgentDevelopment>

export const agents = {
  list: endpoint('GET /agents', {
    summary: 'List agents with their numbers of properties and developments',
    query: createListQuery(['first_name', 'last_name', 'email', 'created_at']),
    response: z.object({ agents: z.array(Agent), total: z.number().int() }),
  }),
  get: endpoint('GET /agents/{id}', {
    summary: 'Get an agent',
    versioned: true,
    response: z.object({ agent: Agent }),
  }),
  /** Extension of the specification, for the profile page. */
  portfolio: endpoint('GET /agents/{id}/portfolio', {
    summary: 'List an agent’s properties and developments, including archived ones; at most 500 of each',
    response: z.object({
      properties: z.array(AgentProperty),
      condominiums: z.array(AgentDevelopment),
    }),
  }),
  add: endpoint('POST /agents/add', {
    summary: 'Create an agent; the avatar is cropped to 200 × 200',
    success: 201,
    upload: true,
    body: AgentInput,
    response: z.object({ agent_id: Id.optional() }),
  }),
  update: endpoint('POST /agents/{id}/update', {
    summary: 'Update an agent',
    versioned: true,
    upload: true,
    body: AgentUpdateInput,
  }),
  remove: endpoint('DELETE /agents/{id}/delete', {
    summary: 'Delete an agent; AGENT_IN_USE with the counts if they have properties or developments',
  }),
  /** Extension of the specification: an agent with records can't be deleted, so this transfers them first. */
  handOver: endpoint('POST /agents/{id}/handOver', {
    summary:
      'Transfer an agent’s properties, developments and messages to another agent, then delete the agent',
    success: 200,
    body: z.object({ agent_id: Id }),
  }),
  /**
   * Extension of the specification. A separate endpoint, because an API that didn't know an option of `handOver` would
   * delete the agent.
   */
  transfer: endpoint('POST /agents/{id}/transfer', {
    summary: 'Transfer an agent’s properties, developments and messages to another agent',
    success: 200,
    body: z.object({ agent_id: Id }),
  }),
}
