import * as z from '#contract/zod.ts'

const part = z.string().nullable()

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

export const PlacesResponse = z.object({ places: z.array(PlaceView) })
export const PlaceAtResponse = z.object({ place: PlaceView.nullable() })
