import * as z from '#contract/zod.ts'
import { addressParts } from '#contract/location.ts'
import { fieldsOf } from '#contract/values.ts'

export const PlaceView = z.object({
  name: z.string(),
  detail: z.string(),
  lat: z.number(),
  lng: z.number(),
  parts: z.object(fieldsOf(addressParts, z.string().nullable())),
})
export type PlaceView = z.infer<typeof PlaceView>

export const PlacesResponse = z.object({ places: z.array(PlaceView) })
export const PlaceAtResponse = z.object({ place: PlaceView.nullable() })
