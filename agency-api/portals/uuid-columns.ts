import type { ExportPlace } from '#contract/portal-places.ts'

/** Columns of properties with the advert's id, which lists and filters use. */
export const uuidColumns = {
  imovirtual: 'imovirtual_uuid',
  idealista: 'idealista_uuid',
  james_edition: 'james_edition_uuid',
  kyero: 'kyero_uuid',
} as const satisfies Record<ExportPlace, string>
