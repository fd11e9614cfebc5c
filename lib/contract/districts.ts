import * as z from './zod.ts'
import { districtPictures, districtTexts } from './district-fields.ts'
import { endpoint } from './endpoint.ts'
import { Bilingual, bilingual, Id, listQuery, Picture } from './values.ts'
import { withoutDefaults } from './partial-update.ts'

const written = Bilingual.default({ en: '', pt: '' })
const file = z.string().nullable().default(null)
const each = <N extends string, S extends z.ZodType>(names: readonly N[], schema: S) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<N, S>

/** A figure is there only when it is greater than 0. */
const figure = z.number().int().nullish()

/** A district of the website as lists, maps and pickers show one. */
export const District = z.object({
  id: Id,
  name: Bilingual,
  description: Bilingual,
  ...each(districtTexts, written),
  /** Stored names below `districts/{id}/`, or addresses. */
  cover: file,
  cover2: file,
  cover3: file,
  cover4: file,
  /** A smaller file of the cover, 640 px wide; a foreign API may send none. */
  cover_card: file,
  /** Properties are the active listings: neither sold nor archived. */
  kpis: z.object({ Population: figure, Properties: figure, 'Golf Club': figure }).default({}),
  /** Every property of the district, sold and archived ones too. */
  total_properties: z.number().int().default(0),
  total_condominiums: z.number().int().default(0),
  /** The middle of its properties on the map; null when none has a place. */
  lat: z.number().nullable().default(null),
  lng: z.number().nullable().default(null),
})
export type District = z.infer<typeof District>

/** All of a district, as its form edits it. */
export const DistrictRecord = District.extend({
  did_you_know: written,
  presents: written,
  to_visit: file,
  map: file,
})
export type DistrictRecord = z.infer<typeof DistrictRecord>

const amount = z.number().int().nonnegative().max(100_000_000).nullable().default(null)

const kpis = { Population: amount, 'Golf Club': amount }

/** What staff write of a district; a name in one language is required, and no other district has it. */
export const DistrictInput = z.object({
  name: bilingual(100).refine(({ en, pt }) => en !== '' || pt !== '', { path: ['pt'], error: 'required' }),
  description: bilingual(10_000),
  ...each(districtTexts, bilingual(300)),
  did_you_know: bilingual(5000),
  presents: bilingual(5000),
  ...each(districtPictures, Picture),
  kpis: z.object(kpis),
})
export type DistrictInput = z.output<typeof DistrictInput>

export const DistrictUpdateInput = DistrictInput.extend({ kpis: z.object(withoutDefaults(kpis)) })
export type DistrictUpdateInput = z.output<typeof DistrictUpdateInput>

const byId = z.object({ id: Id })

export const districts = {
  list: endpoint({
    method: 'GET',
    path: '/districts',
    summary: 'Districts of the website',
    success: 200,
    query: listQuery(['name', 'created_at']),
    answer: z.object({ districts: z.array(District), total: z.number().int() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/districts/{id}',
    summary: 'One district, whole',
    success: 200,
    params: byId,
    answer: z.object({ district: DistrictRecord }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/districts/add',
    summary: 'Create a district; CITY_ALREADY_EXISTS when another has the name',
    success: 201,
    upload: districtPictures.length,
    body: DistrictInput,
    answer: z.object({ district_id: Id }),
  }),
  update: endpoint({
    method: 'POST',
    path: '/districts/{id}/update',
    summary: 'Save a district; CITY_ALREADY_EXISTS when another has the name',
    success: 202,
    upload: districtPictures.length,
    params: byId,
    body: DistrictUpdateInput,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/districts/{id}/delete',
    summary: 'Delete a district with its pictures; its properties and developments stay, without a district',
    success: 200,
    params: byId,
  }),
}
