import type { ExteriorScene } from './photos.ts'
import type { Random } from '../random.ts'
import type { TypeName } from './key-items.ts'
import type { Style } from './sentences.ts'
import type { Region } from './regions.ts'

interface Kind {
  style: Style
  /** Fewest and most bedrooms; 0 and 0 for none. */
  bedrooms: readonly [number, number]
  /** Gross area of the smallest, and the increase per bedroom, m². */
  area: readonly [number, number]
  /** Land, m². */
  land?: readonly [number, number]
  /** Factor of the region's price per square metre. */
  price: number
  covers: (region: Region) => readonly [ExteriorScene, ...ExteriorScene[]]
}

const flats = (region: Region) => region.flats
const houses = (region: Region) => region.houses

/** Sizes, prices and images of each type. */
export const kinds: Record<TypeName, Kind> = {
  Apartment: { style: 'flat', bedrooms: [0, 4], area: [42, 32], price: 1, covers: flats },
  Duplex: { style: 'flat', bedrooms: [2, 4], area: [70, 34], price: 1.08, covers: flats },
  Penthouse: {
    style: 'flat',
    bedrooms: [2, 5],
    area: [90, 42],
    price: 1.4,
    covers: () => ['penthouse-terrace'],
  },
  House: { style: 'house', bedrooms: [3, 5], area: [80, 42], land: [280, 900], price: 0.92, covers: houses },
  Villa: { style: 'house', bedrooms: [3, 6], area: [120, 58], land: [800, 2600], price: 1.2, covers: houses },
  'Country estate': {
    style: 'farm',
    bedrooms: [4, 8],
    area: [160, 45],
    land: [18_000, 320_000],
    price: 1.1,
    covers: () => ['alentejo-farm', 'manor'],
  },
  'Building land': {
    style: 'land',
    bedrooms: [0, 0],
    area: [0, 0],
    land: [620, 5400],
    price: 0.06,
    covers: () => ['land-plot'],
  },
  'Retail unit': {
    style: 'commercial',
    bedrooms: [0, 0],
    area: [95, 0],
    price: 0.8,
    covers: () => ['apartment-block'],
  },
  Office: {
    style: 'commercial',
    bedrooms: [0, 0],
    area: [180, 0],
    price: 0.75,
    covers: () => ['office-tower'],
  },
  Building: { style: 'commercial', bedrooms: [0, 0], area: [640, 0], price: 0.7, covers: flats },
  Warehouse: {
    style: 'commercial',
    bedrooms: [0, 0],
    area: [900, 0],
    price: 0.24,
    covers: () => ['warehouse'],
  },
}

/** Types offered in each region; repeated ones are more frequent. */
export const typesByRegion: Record<string, readonly [TypeName, ...TypeName[]]> = {
  Lisboa: ['Apartment', 'Apartment', 'Duplex', 'Penthouse', 'Building', 'Retail unit', 'Apartment'],
  Cascais: ['Villa', 'Villa', 'Apartment', 'Penthouse', 'House'],
  Sintra: ['House', 'Villa', 'Building land', 'Apartment', 'House'],
  Oeiras: ['Apartment', 'House', 'Penthouse', 'Office'],
  Porto: ['Apartment', 'Apartment', 'House', 'Building', 'Duplex', 'Retail unit'],
  'Vila Nova de Gaia': ['Apartment', 'Penthouse', 'House', 'Warehouse'],
  Algarve: ['Villa', 'Villa', 'Apartment', 'Penthouse', 'Building land', 'Villa'],
  Comporta: ['Villa', 'House', 'Building land'],
  Évora: ['Country estate', 'House', 'Building land', 'Country estate'],
  Aveiro: ['Apartment', 'House', 'Office', 'Apartment'],
}

const views: Record<string, string> = {
  Lisboa: 'River view',
  Cascais: 'Sea view',
  Sintra: 'Mountain view',
  Oeiras: 'River view',
  Porto: 'River view',
  'Vila Nova de Gaia': 'River view',
  Algarve: 'Sea view',
  Comporta: 'Countryside view',
  Évora: 'Countryside view',
  Aveiro: 'City view',
}

const always: Record<Style, readonly string[]> = {
  flat: ['Double glazing', 'Fitted kitchen', 'Video entryphone', 'Fitted wardrobes'],
  house: ['Private garden', 'Double glazing', 'Fitted kitchen', 'Alarm system'],
  farm: ['Borehole', 'Fruit trees', 'Fireplace', 'Outdoor parking'],
  land: [],
  commercial: ['Air conditioning'],
}

const sometimes: Record<Style, readonly string[]> = {
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
export function chooseFeatures(random: Random, style: Style, region: string): string[] {
  const view = views[region]
  const seen = random.chance(0.55) && view !== undefined ? [view] : []
  return [...new Set([...seen, ...always[style], ...random.sample(sometimes[style], random.integer(2, 5))])]
}

const lifestyles: Record<string, readonly string[]> = {
  Lisboa: ['City living', 'Historic centre', 'Investment'],
  Cascais: ['By the sea', 'Family living', 'Golf and country'],
  Sintra: ['Nature and quiet', 'Family living', 'Working from home'],
  Oeiras: ['Family living', 'By the sea', 'Working from home'],
  Porto: ['City living', 'Historic centre', 'Investment'],
  'Vila Nova de Gaia': ['City living', 'By the sea', 'Investment'],
  Algarve: ['By the sea', 'Second home', 'Golf and country'],
  Comporta: ['By the sea', 'Second home', 'Nature and quiet'],
  Évora: ['Nature and quiet', 'Vineyards', 'Second home'],
  Aveiro: ['City living', 'Family living', 'Investment'],
}

export const chooseLifestyles = (random: Random, region: string) =>
  random.sample(lifestyles[region] ?? [], random.integer(1, 2))
