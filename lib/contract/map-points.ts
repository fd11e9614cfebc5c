import * as z from './zod.ts'
import { limits } from './limits.ts'
import { Id } from './values.ts'

/** A record's pin on the map. `len` is the longitude, as on cards; `place` the municipality, or '' where unknown. */
export const MapPoint = z.object({
  id: Id,
  /** The reference of a property, the title of a development. */
  name: z.string(),
  lat: z.number(),
  len: z.number(),
  /** Euros; -1 when not set. */
  price: z.number(),
  place: z.string(),
})
export type MapPoint = z.output<typeof MapPoint>

/** Every record that matches a list's filter, as pins. */
export const MapPoints = z.object({
  points: z.array(MapPoint).max(limits.mapPoints),
  /** How many records match, and how many of them have a location; `placed` is above the number of points past the limit. */
  total: z.number().int(),
  placed: z.number().int(),
})
export type MapPoints = z.output<typeof MapPoints>
