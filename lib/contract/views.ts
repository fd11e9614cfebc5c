import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { Id } from './values.ts'

/** Identifies the viewed property or development by its id, or by its slug in either language. */
export const ViewInput = z
  .object({
    kind: z.enum(['property', 'condominium']),
    id: Id.optional(),
    slug: z.string().trim().min(1).max(200).optional(),
  })
  .refine(({ id, slug }) => (id === undefined) !== (slug === undefined), { path: ['id'], error: 'required' })
export type ViewInput = z.output<typeof ViewInput>

/** Extension of the specification, for the public website. */
export const views = {
  count: endpoint('POST /public/views', {
    summary:
      'Record a page view on the public website, once per half hour, page and client, ignoring robots; limited to 600 per hour and client',
    success: 201,
    access: 'public',
    body: ViewInput,
    response: z.object({ counted: z.boolean().default(true) }),
  }),
}
