import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { MediaItem } from './media.ts'
import { LenientRole } from './session.ts'
import { LenientTagKind } from './tag.ts'
import { Flag, Id } from './values.ts'

const listing = {
  id: Id,
  title: z.string().default('-'),
  /** Short text of the location. */
  place: z.string().nullable().default(null),
  tag: z.string().nullable().default(null),
  tag_kind: LenientTagKind,
  archived: Flag.default(0),
  disabled: Flag.default(0),
  cover: MediaItem.nullable().default(null),
}
const file = z.string().nullable().default(null)
const total = z.number().int().nonnegative().nullable().default(null)

const FoundProperty = z.object({ ...listing, reference: z.string() })
const FoundDevelopment = z.object(listing)
const FoundAgent = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable().default(null),
  avatar: file,
})
const FoundDistrict = z.object({ id: Id, name: z.string(), cover: file, cover_card: file })
const FoundService = z.object({ id: Id, title: z.string() })
const FoundMessage = z.object({
  id: Id,
  subject: z.string(),
  sender: z.string(),
  /** Time of receipt. */
  timer: z.string(),
  read_at: z.string().nullable().default(null),
  archived_at: z.string().nullable().default(null),
})
const FoundUser = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  avatar: file,
  initials: z.string().nullable().default(null),
  role: LenientRole,
})

/** Search results by resource, best first; texts in the requested language. A resource without a match is empty. */
export const SearchResult = z.object({
  properties: z.array(FoundProperty).default([]),
  condominiums: z.array(FoundDevelopment).default([]),
  agents: z.array(FoundAgent).default([]),
  districts: z.array(FoundDistrict).default([]),
  services: z.array(FoundService).default([]),
  messages: z.array(FoundMessage).default([]),
  /** Empty except for Administrators. */
  users: z.array(FoundUser).default([]),
  /** Number of matches that each resource's list shows: active records only. Null if an API doesn't count them. */
  totals: z
    .object({
      properties: total,
      condominiums: total,
      agents: total,
      districts: total,
      services: total,
      messages: total,
      users: total,
    })
    .prefault({}),
})
export type SearchResult = z.output<typeof SearchResult>
export type SearchResource = Exclude<keyof SearchResult, 'totals'>

/** Extension of the specification. With an API that lacks it, the dashboard searches the lists. */
export const search = {
  find: endpoint('GET /search', {
    summary:
      'Search records by reference, name, place or sender; every word must match, at most `limit` per resource',
    query: z.object({
      q: z.string().trim().min(1).max(limits.searchTextMax),
      limit: z.number().int().min(1).max(20).default(5),
    }),
    response: SearchResult,
  }),
}
