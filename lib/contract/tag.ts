import * as z from './zod.ts'
import { Bilingual, Id } from './values.ts'

export const TagKind = z.enum(['new', 'reserved', 'sold'])
export type TagKind = z.infer<typeof TagKind>
/** Tag kind in an API's response; an unknown kind has no colour. */
export const LenientTagKind = TagKind.nullable().catch(null).default(null)

/** Tag of properties and developments, in both languages; `kind` determines its colour. */
export const Tag = z.object({
  id: Id,
  kind: LenientTagKind,
  i18n: z.object({ tag: Bilingual }),
})
export type Tag = z.infer<typeof Tag>
