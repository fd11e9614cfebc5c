import { z } from 'zod'
import { slugOf } from '#contract/slug.ts'
import { searchTextOf } from '../../developments/search-text.ts'
import type { NewRow } from '../../db/schema.ts'
import { BilingualPair, daysBefore, readData } from '../data.ts'
import type { Random } from '../random.ts'
import { TypeName } from './key-items.ts'
import { choosePhotos, ExteriorScene, type PickImage } from './photos.ts'
import { pairsToColumns, mapPair, shorten } from './texts.ts'
import { regions } from './regions.ts'

const PropertyState = z.enum(['active', 'sold', 'archived', 'low_cost'])
export type PropertyState = z.infer<typeof PropertyState>

const DevelopmentTemplate = z.object({
  title: BilingualPair,
  slogan: BilingualPair,
  description: BilingualPair,
  region: z.string(),
  parish: z.number(),
  exterior: ExteriorScene,
  type: TypeName,
  features: z.array(z.string()),
  building: z.custom<Partial<NewRow<'condominiums'>>>(),
  tag: z.enum(['new', 'reserved', 'sold']).optional(),
  /** States of the development's properties. If empty, `building` sets its price and ranges. */
  propertyStates: z.array(PropertyState),
  archived: z.boolean().optional(),
  disabled: z.boolean().optional(),
})
const templates = readData('developments', z.array(DevelopmentTemplate))

export type SampleDevelopment = ReturnType<typeof createDevelopments>[number]

/** Creates the six developments of the sample agency; ranges and prices are derived from their properties, if any. */
export function createDevelopments(random: Random, now: Date, pickImage: PickImage) {
  return templates.map((template, index) => {
    const { title, slogan, description, parish, exterior, archived, disabled } = template
    const { type, features, propertyStates, tag = null } = template
    const region = regions.find(({ name }) => name === template.region)
    const location = region?.parishes[parish]
    if (region === undefined || location === undefined)
      throw new Error(`No such place: ${template.region} ${parish}`)
    const columns = {
      highlighted: 0,
      land_size_type: 'm2',
      ...template.building,
      location_order: index + 1,
      ...pairsToColumns({
        title,
        slogan,
        description,
        seo_title: title,
        seo_slug: mapPair(title, slugOf),
        seo_description: mapPair(description, shorten),
      }),
      condo_where: `${location.place[0]}, ${location.concelho}`,
      lat: location.lat,
      lng: location.lng,
      radius: 150,
      concelho: location.concelho,
      distrito: region.distrito,
      political: location.freguesia,
      al2: location.concelho,
      al3: location.freguesia,
      route: location.streets[0],
      archived: archived === true ? 1 : 0,
      disabled: disabled === true ? 1 : 0,
      views: 640 + ((index * 383) % 900),
      created_at: daysBefore(now, 520 - index * 60),
      updated_at: daysBefore(now, random.between(2, 60)),
    } as const
    return {
      row: { ...columns, search_text: searchTextOf(columns) },
      // Shared by the development's properties.
      region: template.region,
      parish,
      exterior,
      propertyStates,
      // English names of the linked key items.
      type,
      features,
      tag,
      // Indexes of the sample agency's districts and agents.
      district: regions.indexOf(region),
      agent: 5,
      photos: choosePhotos(random, pickImage, exterior, true),
    }
  })
}
