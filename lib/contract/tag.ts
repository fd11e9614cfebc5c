import { z } from 'zod'
import { Bilingual, Id } from './values.ts'

export const TagKind = z.enum(['new', 'reserved', 'sold'])
export type TagKind = z.infer<typeof TagKind>

/** A tag of properties and developments, in both languages; `kind` says which of the three it is and decides the colour. */
export const Tag = z.object({
  id: Id,
  kind: TagKind.nullable().default(null),
  i18n: z.object({ tag: Bilingual }),
})
export type Tag = z.infer<typeof Tag>
