import { z } from 'zod'
import type { ExteriorScene } from './photos.ts'
import type { Random } from '../random.ts'
import type { TypeName } from './key-items.ts'
import type { Region } from './regions.ts'

export const Style = z.enum(['flat', 'house', 'farm', 'land', 'commercial'])
type Style = z.infer<typeof Style>

interface Kind {
  style: Style
  /** Fewest and most bedrooms of residential types. */
  bedrooms?: readonly [number, number]
  /** Gross area without bedrooms, and the increase per bedroom, m²; not for land. */
  area?: readonly [number, number]
  /** Land, m². */
  land?: readonly [number, number]
  /** Factor of the region's price per square metre. */
  price: number
  /** Scenes of the cover; by default those of the region's houses or flats. */
  scenes?: readonly ExteriorScene[]
}

/** Sizes, prices and images of each type. */
export const kinds: Record<TypeName, Kind> = {
  Apartment: { style: 'flat', bedrooms: [0, 4], area: [42, 32], price: 1 },
  Duplex: { style: 'flat', bedrooms: [2, 4], area: [70, 34], price: 1.08 },
  Penthouse: { style: 'flat', bedrooms: [2, 5], area: [90, 42], price: 1.4, scenes: ['penthouse-terrace'] },
  House: { style: 'house', bedrooms: [3, 5], area: [80, 42], land: [280, 900], price: 0.92 },
  Villa: { style: 'house', bedrooms: [3, 6], area: [120, 58], land: [800, 2600], price: 1.2 },
  'Country estate': {
    style: 'farm',
    bedrooms: [4, 8],
    area: [160, 45],
    land: [18_000, 320_000],
    price: 1.1,
    scenes: ['alentejo-farm', 'manor'],
  },
  'Building land': { style: 'land', land: [620, 5400], price: 0.06, scenes: ['land-plot'] },
  'Retail unit': { style: 'commercial', area: [95, 0], price: 0.8, scenes: ['apartment-block'] },
  Office: { style: 'commercial', area: [180, 0], price: 0.75, scenes: ['office-tower'] },
  Building: { style: 'commercial', area: [640, 0], price: 0.7 },
  Warehouse: { style: 'commercial', area: [900, 0], price: 0.24, scenes: ['warehouse'] },
}

const standardFeatures: Record<Style, readonly string[]> = {
  flat: ['Double glazing', 'Fitted kitchen', 'Video entryphone', 'Fitted wardrobes'],
  house: ['Private garden', 'Double glazing', 'Fitted kitchen', 'Alarm system'],
  farm: ['Borehole', 'Fruit trees', 'Fireplace', 'Outdoor parking'],
  land: [],
  commercial: ['Air conditioning'],
}

const optionalFeatures: Record<Style, readonly string[]> = {
  flat: [
    'Balcony',
    'Air conditioning',
    'Central heating',
    'Wooden floors',
    'High ceilings',
    'Original azulejos',
    'Storage room',
    'Laundry room',
    'Charging point',
    'Concierge',
  ],
  house: [
    'Swimming pool',
    'Heated pool',
    'Barbecue',
    'Lock-up garage',
    'Fireplace',
    'Underfloor heating',
    'Solar panels',
    'Heat pump',
    'Automatic irrigation',
    'Home cinema',
    'Smart home',
  ],
  farm: ['Swimming pool', 'Wine cellar', 'Guest annexe', 'Solar panels', 'Automatic irrigation', 'Pantry'],
  land: ['Borehole', 'Fruit trees', 'Countryside view'],
  commercial: ['Step-free access', 'Alarm system', 'Storage room', 'High ceilings'],
}

/** Returns the English names of one property's features. */
export function chooseFeatures(random: Random, style: Style, region: Region): string[] {
  const views = random.chance(0.55) ? [region.view] : []
  return [
    ...new Set([
      ...views,
      ...standardFeatures[style],
      ...random.sample(optionalFeatures[style], random.integer(2, 5)),
    ]),
  ]
}

export const chooseLifestyles = (random: Random, region: Region) =>
  random.sample(region.lifestyles, random.integer(1, 2))
