import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { Id } from './values.ts'

/** Whose page was looked at: by id, or by its address in either language. */
export const ViewInput = z
  .object({
    kind: z.enum(['property', 'condominium']),
    id: Id.optional(),
    slug: z.string().trim().min(1).max(200).optional(),
  })
  .refine(({ id, slug }) => (id === undefined) !== (slug === undefined), { path: ['id'], error: 'required' })
export type ViewInput = z.output<typeof ViewInput>

/** Ours, for the public website (docs/decisions/views-of-the-website.md). */
export const views = {
  count: endpoint({
    method: 'POST',
    path: '/public/views',
    summary:
      'Somebody looks at a page of the public website: counted once in half an hour for a client, and not at all for robots; 600 an hour from a client',
    success: 201,
    access: 'public',
    body: ViewInput,
    answer: z.object({ counted: z.boolean().default(true) }),
  }),
}
