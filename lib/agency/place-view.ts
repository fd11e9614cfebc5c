import * as z from '#contract/zod.ts'

const part = z.string().nullable()

/** Place found by the BFF's geocoder, in degrees (WGS 84); `parts` are those of the contract's location. */
export const PlaceView = z.object({
  name: z.string(),
  detail: z.string(),
  lat: z.number(),
  lng: z.number(),
  parts: z.object({
    concelho: part,
    distrito: part,
    political: part,
    al2: part,
    al3: part,
    routeLocation: part,
  }),
})
export type PlaceView = z.infer<typeof PlaceView>

/** Response of `GET /api/v1/places` and `/api/v1/places/reverse`. */
export const PlacesResponse = z.object({ places: z.array(PlaceView) })
export const PlaceAtResponse = z.object({ place: PlaceView.nullable() })
