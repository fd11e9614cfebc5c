import * as z from './zod.ts'
import { maxSlugLength } from './slug.ts'
import { bilingual } from './values.ts'

const Slug = z
  .string()
  .trim()
  .toLowerCase()
  .max(maxSlugLength)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .or(z.literal(''))

/** SEO texts in both languages. A slug is lowercase words joined by hyphens; if empty, the API generates it. */
export const SeoInput = z.object({
  title: bilingual(200),
  slug: z.object({ en: Slug, pt: Slug }),
  description: bilingual(500),
})
