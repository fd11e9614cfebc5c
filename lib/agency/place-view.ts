import * as z from '#contract/zod.ts'

const part = z.string().nullable()

/** A place as the BFF's geocoder offers it, degrees of WGS 84; `parts` are those of the contract's location. */
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

/** Answers of `GET /api/v1/places` and `/api/v1/places/reverse`. */
export const PlacesAnswer = z.object({ places: z.array(PlaceView) })
export const PlaceAtAnswer = z.object({ place: PlaceView.nullable() })
