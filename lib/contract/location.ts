import * as z from './zod.ts'
import { fieldsOf } from './values.ts'

/** Names of the place around a point. `al2` and `al3` are administrative levels: concelho and freguesia in Portugal. */
export const addressParts = ['concelho', 'distrito', 'political', 'al2', 'al3', 'routeLocation'] as const

/** Degrees (WGS 84), the radius in metres within which the website hides the exact point, and names. */
export const LocationInput = z.object({
  lat: degrees(90),
  lng: degrees(180),
  radius: z.number().min(0).max(50_000).default(0),
  ...fieldsOf(addressParts, z.string().trim().max(120).nullable().default(null)),
})
export const LocationBlock = z.object({ location: LocationInput.nullable() })

/** A missing value breaks the rule `position`: the marker hasn't been placed on the map yet. */
function degrees(max: number) {
  return z
    .number({ error: ({ code }) => (code === 'invalid_type' ? 'position' : undefined) })
    .min(-max)
    .max(max)
}
