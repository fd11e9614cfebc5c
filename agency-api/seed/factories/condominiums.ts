import { searchTextOf } from '../../condominiums/search-text.ts'
import type { NewRow } from '../../db/schema.ts'
import type { ExteriorScene } from './photos.ts'
import type { Random } from '../random.ts'
import { daysBefore } from './dates.ts'
import type { TypeName } from './key-items.ts'
import { type PickImage, choosePhotos, type PhotoDraft } from './photos.ts'
import { shorten, slugOf, type BilingualPair } from './texts.ts'
import { regions } from './regions.ts'

type Building = Partial<
  Pick<
    NewRow<'condominiums'>,
    | 'bathrooms'
    | 'bedrooms'
    | 'parking'
    | 'gross_area'
    | 'living_area'
    | 'exterior_area'
    | 'construction'
    | 'lote_size'
    | 'land_size'
    | 'land_size_type'
    | 'floor'
    | 'year'
    | 'energy'
    | 'elevator'
    | 'starting_price_cents'
    | 'to_price_cents'
    | 'from_bedrooms'
    | 'to_bedrooms'
    | 'from_parking'
    | 'to_parking'
    | 'from_gross_area'
    | 'to_gross_area'
    | 'highlighted'
    | 'hide_price'
  >
>

interface Plan {
  title: BilingualPair
  slogan: BilingualPair
  description: BilingualPair
  region: string
  parish: number
  exterior: ExteriorScene
  type: TypeName
  features: string[]
  building: Building
  tag?: 'new' | 'reserved' | 'sold'
  /** States of the development's properties. If empty, `building` sets its price and ranges. */
  propertyStates: PropertyState[]
  archived?: boolean
  disabled?: boolean
}

const plans: readonly Plan[] = [
  {
    title: ['Jardins da Estrela', 'Jardins da Estrela'],
    slogan: ['Twelve homes around a garden', 'Doze casas à volta de um jardim'],
    description: [
      'Twelve apartments, from studios to three bedrooms, in a restored building behind the basilica, with a shared garden, parking and a concierge. Ready next spring.',
      'Doze apartamentos, do T0 ao T3, num edifício recuperado atrás da basílica, com jardim comum, estacionamento e porteiro. As obras terminam na próxima primavera.',
    ],
    region: 'Lisboa',
    parish: 0,
    exterior: 'lisbon-facade',
    type: 'Apartment',
    features: ['Garden view', 'Concierge', 'Video entryphone', 'Storage room', 'Charging point'],
    building: {
      bedrooms: 30,
      bathrooms: 26,
      parking: 18,
      gross_area: 1960,
      living_area: 1580,
      exterior_area: 420,
      construction: 2310,
      lote_size: 890,
      floor: 'R/C + 4',
      year: 1904,
      energy: 'In Process',
      elevator: 1,
      highlighted: 1,
    },
    tag: 'new',
    propertyStates: ['active', 'active', 'active', 'sold', 'active', 'archived', 'active'],
  },
  {
    title: ['Marina Residences', 'Residências da Marina'],
    slogan: ['Moor outside your door', 'Atracar à porta de casa'],
    description: [
      'Apartments with deep balconies a minute from the marina, with a pool, gym and play area. Handed over with fitted kitchens and air conditioning.',
      'Apartamentos com varandas amplas a um minuto da marina, com piscina, ginásio e parque infantil. Entregues com cozinha e ar condicionado.',
    ],
    region: 'Algarve',
    parish: 1,
    exterior: 'apartment-block',
    type: 'Apartment',
    features: ['Sea view', 'Swimming pool', 'Balcony', 'Gated community', 'Air conditioning'],
    building: {
      parking: 40,
      gross_area: 4200,
      living_area: 3350,
      exterior_area: 1100,
      lote_size: 3600,
      floor: '6',
      year: 2025,
      energy: 'A',
      elevator: 1,
      to_price_cents: 145_000_000,
    },
    tag: 'reserved',
    propertyStates: ['active', 'active', 'sold', 'active'],
  },
  {
    title: ['Foz Atlântico', 'Foz Atlântico'],
    slogan: ['The ocean on every floor', 'O oceano em todos os pisos'],
    description: [
      'Eighteen dual-aspect apartments on the seafront avenue, each with storage and a car charger.',
      'Dezoito apartamentos na avenida junto ao mar, todos com duas frentes, arrecadação e carregador para o automóvel.',
    ],
    region: 'Porto',
    parish: 0,
    exterior: 'apartment-block',
    type: 'Apartment',
    features: ['Sea view', 'Terrace', 'Storage room', 'Charging point', 'Solar panels'],
    building: {
      bathrooms: 44,
      parking: 36,
      gross_area: 3120,
      living_area: 2540,
      construction: 3480,
      lote_size: 1450,
      floor: 'R/C + 7',
      year: 2026,
      energy: 'A+',
      elevator: 1,
      highlighted: 1,
    },
    propertyStates: ['active', 'active', 'active', 'active'],
  },
  {
    title: ['Pinhal de Birre', 'Pinhal de Birre'],
    slogan: ['Six villas, one pine wood', 'Seis moradias, um pinhal'],
    description: [
      'A gated community of six contemporary villas with private pools among umbrella pines, ten minutes from Guincho.',
      'Condomínio fechado de seis moradias contemporâneas com piscina própria entre pinheiros-mansos, a dez minutos do Guincho.',
    ],
    region: 'Cascais',
    parish: 3,
    exterior: 'modern-villa',
    type: 'Villa',
    features: ['Gated community', 'Swimming pool', 'Private garden', 'Solar panels', 'Heat pump'],
    building: {
      gross_area: 2160,
      land_size: 1.2,
      land_size_type: 'ha',
      floor: '2',
      year: 2027,
      energy: 'In Process',
      elevator: 0,
      starting_price_cents: 195_000_000,
      to_price_cents: 245_000_000,
      from_bedrooms: 4,
      to_bedrooms: 5,
      from_parking: 2,
      to_parking: 4,
      from_gross_area: 340,
      to_gross_area: 385.5,
    },
    tag: 'new',
    propertyStates: [],
  },
  {
    title: ['Herdade das Dunas', 'Herdade das Dunas'],
    slogan: ['Barefoot from April to October', 'Descalço de abril a outubro'],
    description: [
      'Timber houses on stilts between the rice fields and the beach, managed all year round.',
      'Casas de madeira sobre estacas entre os arrozais e a praia, com gestão todo o ano.',
    ],
    region: 'Comporta',
    parish: 1,
    exterior: 'beach-house',
    type: 'House',
    features: ['Countryside view', 'Private garden', 'Solar panels'],
    building: { land_size: 6.5, land_size_type: 'ha', year: 2024, energy: 'A', elevator: 0 },
    propertyStates: ['active'],
    disabled: true,
  },
  {
    title: ['Cais da Ria', 'Cais da Ria'],
    slogan: ['Live by the canal', 'Viver junto ao canal'],
    description: [
      'Twenty flats by the canal, sold out before completion. Kept for reference.',
      'Vinte apartamentos junto ao canal, todos vendidos antes da conclusão da obra. Ficha mantida para consulta.',
    ],
    region: 'Aveiro',
    parish: 0,
    exterior: 'porto-riverside',
    type: 'Apartment',
    features: ['River view', 'Balcony', 'Outdoor parking'],
    building: { parking: 20, gross_area: 1850, floor: 'R/C + 3', year: 2022, energy: 'B', elevator: 1 },
    tag: 'sold',
    propertyStates: ['archived', 'archived'],
    archived: true,
  },
]

export type PropertyState = 'active' | 'sold' | 'archived' | 'low_cost'

export interface CondominiumDraft {
  row: NewRow<'condominiums'>
  /** Region, parish and exterior shared by the properties. */
  region: string
  parish: number
  exterior: ExteriorScene
  propertyStates: readonly PropertyState[]
  /** English names of the linked key items. */
  type: TypeName
  features: string[]
  tag: 'new' | 'reserved' | 'sold' | null
  /** Indexes of the sample's agents and districts. */
  agent: number
  photos: PhotoDraft[]
}

/** Returns a development's row; `overrides` replaces the defaults. */
function createCondominium(
  now: Date,
  overrides: Partial<NewRow<'condominiums'>> = {},
): NewRow<'condominiums'> {
  const title_en = overrides.title_en ?? 'Pátio do Tejo'
  const title_pt = overrides.title_pt ?? title_en
  const at = daysBefore(now, 300)
  const row = {
    highlighted: 0 as const,
    land_size_type: 'm2' as const,
    title_en,
    title_pt,
    seo_title_en: title_en,
    seo_title_pt: title_pt,
    seo_slug_en: slugOf(title_en),
    seo_slug_pt: slugOf(title_pt),
    created_at: at,
    updated_at: at,
    ...overrides,
  }
  const slogans = { slogan_en: overrides.slogan_en ?? '', slogan_pt: overrides.slogan_pt ?? '' }
  return { ...row, search_text: searchTextOf({ ...row, title_en, title_pt, ...slogans }) }
}

/** Creates the six developments of the sample; ranges and prices are derived from their properties, if any. */
export function createCondominiums(random: Random, now: Date, pickImage: PickImage): CondominiumDraft[] {
  return plans.map((plan, index) => {
    const { title, slogan, description, parish, exterior, archived, disabled } = plan
    const { type, features, propertyStates, tag = null } = plan
    const region = regions.find(({ name }) => name === plan.region)
    const spot = region?.parishes[parish]
    if (region === undefined || spot === undefined) throw new Error(`No such place: ${plan.region} ${parish}`)
    const row = createCondominium(now, {
      ...plan.building,
      location_order: index + 1,
      title_en: title[0],
      title_pt: title[1],
      slogan_en: slogan[0],
      slogan_pt: slogan[1],
      description_en: description[0],
      description_pt: description[1],
      seo_description_en: shorten(description[0], 155),
      seo_description_pt: shorten(description[1], 155),
      condo_where: `${spot.place[0]}, ${spot.concelho}`,
      lat: spot.lat,
      lng: spot.lng,
      radius: 150,
      concelho: spot.concelho,
      distrito: region.distrito,
      political: spot.freguesia,
      al2: spot.concelho,
      al3: spot.freguesia,
      route: spot.streets[0],
      archived: archived === true ? 1 : 0,
      disabled: disabled === true ? 1 : 0,
      views: 640 + ((index * 383) % 900),
      created_at: daysBefore(now, 520 - index * 60),
      updated_at: daysBefore(now, random.between(2, 60)),
    })
    const photos = choosePhotos(random, pickImage, exterior, true)
    return {
      row,
      region: plan.region,
      parish,
      exterior,
      propertyStates,
      type,
      features,
      tag,
      agent: 5,
      photos,
    }
  })
}
