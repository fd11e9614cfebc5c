import * as z from './zod.ts'
import { limits } from './limits.ts'
import { Id } from './values.ts'

/** Pin of a record on the map. `len` is the longitude, as on cards; `place` the municipality, or '' if unknown. */
export const MapPoint = z.object({
  id: Id,
  /** Reference of a property, title of a development. */
  name: z.string(),
  lat: z.number(),
  len: z.number(),
  /** Euros; -1 when not set. */
  price: z.number(),
  place: z.string(),
})
export type MapPoint = z.output<typeof MapPoint>

export const MapPoints = z.object({
  points: z.array(MapPoint).max(limits.mapPoints),
  /** Number of matching records, and of those with a location; both may exceed the number of points returned. */
  total: z.number().int(),
  placed: z.number().int(),
})
export type MapPoints = z.output<typeof MapPoints>
