import * as z from './zod.ts'
import { districtImages, districtTexts } from './district-fields.ts'
import { endpoint } from './endpoint.ts'
import {
  Bilingual,
  bilingual,
  bilingualRequired,
  fieldsOf,
  Id,
  createListQuery,
  FormImage,
} from './values.ts'
import { withoutDefaults } from './partial-update.ts'

const BilingualText = Bilingual.default({ en: '', pt: '' })
const file = z.string().nullable().default(null)

/** Present only if greater than 0. */
const figure = z.number().int().nullish()

export const District = z.object({
  id: Id,
  name: Bilingual,
  description: Bilingual,
  ...fieldsOf(districtTexts, BilingualText),
  /** File names in `districts/{id}/`, or URLs. */
  cover: file,
  cover2: file,
  cover3: file,
  cover4: file,
  /** Smaller variant of the cover, 640 px wide; a third-party API may send none. */
  cover_card: file,
  /** `Properties` counts the active properties, neither sold nor archived. */
  kpis: z.object({ Population: figure, Properties: figure, 'Golf Club': figure }).default({}),
  total_properties: z.number().int().default(0),
  total_condominiums: z.number().int().default(0),
  /** Centre of the district's properties on the map; null if none has a location. */
  lat: z.number().nullable().default(null),
  lng: z.number().nullable().default(null),
})
export type District = z.infer<typeof District>

export const DistrictRecord = District.extend({
  did_you_know: BilingualText,
  /** Presentation text. */
  presents: BilingualText,
  to_visit: file,
  map: file,
})
export type DistrictRecord = z.infer<typeof DistrictRecord>

const count = z.number().int().nonnegative().max(100_000_000).nullable().default(null)

const kpis = { Population: count, 'Golf Club': count }

export const DistrictInput = z.object({
  name: bilingualRequired(100),
  description: bilingual(10_000),
  ...fieldsOf(districtTexts, bilingual(300)),
  did_you_know: bilingual(5000),
  presents: bilingual(5000),
  ...fieldsOf(districtImages, FormImage),
  kpis: z.object(kpis),
})
export type DistrictInput = z.output<typeof DistrictInput>

export const DistrictUpdateInput = DistrictInput.extend({ kpis: z.object(withoutDefaults(kpis)) })
export type DistrictUpdateInput = z.output<typeof DistrictUpdateInput>

export const districts = {
  list: endpoint('GET /districts', {
    summary: 'List districts',
    query: createListQuery(['name', 'created_at']),
    response: z.object({ districts: z.array(District), total: z.number().int() }),
  }),
  get: endpoint('GET /districts/{id}', {
    summary: 'Get a district',
    versioned: true,
    response: z.object({ district: DistrictRecord }),
  }),
  add: endpoint('POST /districts/add', {
    summary: 'Create a district; CITY_ALREADY_EXISTS if the name is taken',
    success: 201,
    upload: districtImages.length,
    body: DistrictInput,
    response: z.object({ district_id: Id }),
  }),
  update: endpoint('POST /districts/{id}/update', {
    summary: 'Update a district; CITY_ALREADY_EXISTS if the name is taken',
    versioned: true,
    upload: districtImages.length,
    body: DistrictUpdateInput,
  }),
  remove: endpoint('DELETE /districts/{id}/delete', {
    summary: 'Delete a district with its images; its properties and developments lose their district',
  }),
}
