import { z } from 'zod'
import { BilingualPair, readData } from '../data.ts'
import { TypeName } from './key-items.ts'
import { ExteriorScene } from './photos.ts'

const Parish = z.object({
  concelho: z.string(),
  freguesia: z.string(),
  /** Name as it follows "in" in English; the Portuguese name includes the preposition: `na Estrela`. */
  place: BilingualPair,
  lat: z.number(),
  lng: z.number(),
  /** The four digits before the hyphen. */
  postal: z.string(),
  streets: z.array(z.string()),
})

/** Texts and figures of a region's page on the agency's website. */
const DistrictPage = z.object({
  /** Defaults to the region's name. */
  name: BilingualPair.optional(),
  description: BilingualPair,
  /** Name of an image in `images/`. */
  cover: z.string(),
  titles: z.array(BilingualPair).length(2),
  keywords: z.array(BilingualPair).length(5),
  /** Key points. */
  points: z.array(BilingualPair).length(4),
  /** Presentation text. */
  presents: BilingualPair,
  didYouKnow: BilingualPair,
  /** Inhabitants, rounded from the census of 2021. */
  population: z.number(),
  golfClubs: z.number(),
})

const Region = z.object({
  name: z.string(),
  distrito: z.string(),
  /** Asking price, euros per gross square metre. */
  pricePerSquareMetre: z.number(),
  /** Index of the agent of its properties, except rented or commercial ones and those of developments. */
  agent: z.number(),
  /** Types offered; repeated ones are more frequent. */
  types: z.array(TypeName),
  /** Photo scenes of flats, and of other types without scenes of their own. */
  flats: z.array(ExteriorScene),
  /** Photo scenes of houses. */
  houses: z.array(ExteriorScene),
  /** English name of a key item. */
  view: z.string(),
  /** English names of key items. */
  lifestyles: z.array(z.string()),
  /** Sentence about the location for a property's description. */
  location: BilingualPair,
  district: DistrictPage,
  parishes: z.tuple([Parish], Parish),
})
export type Region = z.infer<typeof Region>

export const regions = readData('regions', z.array(Region))
