import * as z from './zod.ts'
import { exportPlaces } from './portal-places.ts'

export const ExportPlace = z.enum(exportPlaces)

/** Line of the publication report. `place` is null for all portals. `place` and `params` extend the specification. */
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
