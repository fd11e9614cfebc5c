import * as z from './zod.ts'
import { exportPlaces } from './portal-places.ts'
import { bilingual } from './values.ts'

const part = z.string().trim().max(120).nullable().default(null)

/**
 * Location of a record: degrees (WGS 84), the radius in metres within which the website hides the exact point, and
 * names.
 */
export const PlaceInput = z.object({
  lat: degrees(90),
  lng: degrees(180),
  radius: z.number().min(0).max(50_000).default(0),
  concelho: part,
  distrito: part,
  political: part,
  al2: part,
  al3: part,
  routeLocation: part,
})
export const PlaceBlock = z.object({ location: PlaceInput.nullable() })

/** Required: without degrees the marker hasn't been positioned yet. */
function degrees(max: number) {
  return z
    .number({ error: ({ code }) => (code === 'invalid_type' ? 'position' : undefined) })
    .min(-max)
    .max(max)
}

/** SEO texts per language; the slug in lower case with hyphens. */
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

export const ExportPlace = z.enum(exportPlaces)

/**
 * Line of the export report. Extensions: `place`, the portal (null for all portals), and the parameters of a
 * `problem` from portal-rules.ts.
 */
export const ExportLogRow = z.object({
  place: ExportPlace.nullable().catch(null).default(null),
  field: z.string(),
  problem: z.string(),
  action: z.string(),
  description: z.string(),
  reason: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
})
export type ExportLogRow = z.infer<typeof ExportLogRow>
