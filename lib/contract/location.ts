import * as z from './zod.ts'

const part = z.string().trim().max(120).nullable().default(null)

/**
 * Location of a record: degrees (WGS 84), the radius in metres within which the website hides the exact point, and
 * names.
 */
export const LocationInput = z.object({
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
export const LocationBlock = z.object({ location: LocationInput.nullable() })

/** A missing value breaks the rule `position`: the marker hasn't been placed on the map yet. */
function degrees(max: number) {
  return z
    .number({ error: ({ code }) => (code === 'invalid_type' ? 'position' : undefined) })
    .min(-max)
    .max(max)
}
