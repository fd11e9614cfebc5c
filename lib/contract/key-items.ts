import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Bilingual, Flag, Id, paging } from './values.ts'

export const keyKinds = ['types', 'lifestyles', 'features', 'listings', 'master'] as const
export const KeyKind = z.enum(keyKinds)
export type KeyKind = z.infer<typeof KeyKind>

/** A key: one entry of a lookup list by which the website filters (properties §3). `master` is the divider of a feature, 0 for none. */
export const KeyItem = z.object({
  id: Id,
  name: Bilingual,
  filterable: Flag.default(1),
  icons: z.string().nullable().default(null),
  master: z.number().int().default(0),
  created_at: z.string().nullable().default(null),
  updated_at: z.string().nullable().default(null),
})
export type KeyItem = z.infer<typeof KeyItem>

export const keyItems = {
  list: endpoint({
    method: 'GET',
    path: '/key-items/{kind}',
    summary: 'The keys of one kind; features by divider and name',
    success: 200,
    params: z.object({ kind: KeyKind }),
    query: z.object({
      ...paging,
      sort: z.enum(['position', 'name', 'created_at']).default('position'),
      order: z.union([z.literal(1), z.literal(-1)]).default(1),
      filter: z.object({ search: z.string().trim().max(100).optional(), master: Id.optional() }).optional(),
      fields: z.string().max(200).optional(),
      extra: z.string().max(200).optional(),
    }),
    answer: z.object({ keys: z.array(KeyItem), total: z.number().int() }),
  }),
}
