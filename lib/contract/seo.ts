import * as z from './zod.ts'
import { bilingual } from './values.ts'

/** SEO texts in both languages. A slug is lowercase words joined by hyphens; the API generates an empty one. */
export const SeoInput = z.object({
  title: bilingual(200),
  slug: z.object({ en: slug(), pt: slug() }),
  description: bilingual(500),
})

function slug() {
  return z
    .string()
    .trim()
    .toLowerCase()
    .max(200)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .or(z.literal(''))
}
