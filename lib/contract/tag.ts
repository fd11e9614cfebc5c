import * as z from './zod.ts'
import { Bilingual, Id } from './values.ts'

export const TagKind = z.enum(['new', 'reserved', 'sold'])
export type TagKind = z.infer<typeof TagKind>
/** As an API tells it: a kind that is not known here has no colour of its own. */
export const ToldTagKind = TagKind.nullable().catch(null).default(null)

/** A tag of properties and developments, in both languages; `kind` says which of the three it is and decides the colour. */
export const Tag = z.object({
  id: Id,
  kind: ToldTagKind,
  i18n: z.object({ tag: Bilingual }),
})
export type Tag = z.infer<typeof Tag>
