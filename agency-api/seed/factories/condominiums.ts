import type { NewRow } from '../../db/schema.ts'
import type { ExteriorKind } from '../illustration/catalogue.ts'
import type { Random } from '../random.ts'
import { daysBefore } from './dates.ts'
import { type Album, chooseShots, type Shot } from './photographs.ts'
import { shorten, slugOf, type Pair } from './texts.ts'
import { zones } from './zones.ts'

interface Plan {
  title: Pair
  slogan: Pair
  description: Pair
  zone: string
  parish: number
  front: ExteriorKind
  archived?: boolean
  disabled?: boolean
}

const plans: readonly Plan[] = [
  {
    title: ['Jardins da Estrela', 'Jardins da Estrela'],
    slogan: ['Twelve homes around a garden', 'Doze casas à volta de um jardim'],
    description: [
      'Twelve apartments from one to four bedrooms in a restored building behind the basilica, with a shared garden, parking and a porter. Works end next spring.',
      'Doze apartamentos de um a quatro quartos num edifício recuperado atrás da basílica, com jardim comum, estacionamento e porteiro. As obras terminam na próxima primavera.',
    ],
    zone: 'Lisboa',
    parish: 0,
    front: 'lisbonFacade',
  },
  {
    title: ['Marina Residences', 'Residências da Marina'],
    slogan: ['Moor in front of the house', 'Atracar à porta de casa'],
    description: [
      'Apartments with deep balconies a minute from the marina, with pool, gym and a play area. Delivered with kitchens and air conditioning.',
      'Apartamentos com varandas amplas a um minuto da marina, com piscina, ginásio e parque infantil. Entregues com cozinha e ar condicionado.',
    ],
    zone: 'Algarve',
    parish: 1,
    front: 'apartmentBlock',
  },
  {
    title: ['Foz Atlântico', 'Foz Atlântico'],
    slogan: ['The ocean on every floor', 'O oceano em todos os pisos'],
    description: [
      'Eighteen apartments on the avenue by the sea, each with two fronts, storage and a place to charge the car.',
      'Dezoito apartamentos na avenida junto ao mar, todos com duas frentes, arrecadação e carregador para o automóvel.',
    ],
    zone: 'Porto',
    parish: 0,
    front: 'apartmentBlock',
  },
  {
    title: ['Pinhal de Birre', 'Pinhal de Birre'],
    slogan: ['Six villas, one pine wood', 'Seis moradias, um pinhal'],
    description: [
      'A gated community of six contemporary villas with private pools among umbrella pines, ten minutes from Guincho.',
      'Condomínio fechado de seis moradias contemporâneas com piscina própria entre pinheiros-mansos, a dez minutos do Guincho.',
    ],
    zone: 'Cascais',
    parish: 3,
    front: 'modernVilla',
  },
  {
    title: ['Herdade das Dunas', 'Herdade das Dunas'],
    slogan: ['Barefoot from April to October', 'Descalço de abril a outubro'],
    description: [
      'Timber houses on stilts between the rice fields and the beach, managed all year round.',
      'Casas de madeira sobre estacas entre os arrozais e a praia, com gestão todo o ano.',
    ],
    zone: 'Comporta',
    parish: 1,
    front: 'beachHouse',
    disabled: true,
  },
  {
    title: ['Cais da Ria', 'Cais da Ria'],
    slogan: ['Live by the canal', 'Viver junto ao canal'],
    description: [
      'Twenty flats by the canal, sold out before completion. Kept for reference.',
      'Vinte apartamentos junto ao canal, vendidos antes da conclusão. Mantido para consulta.',
    ],
    zone: 'Aveiro',
    parish: 0,
    front: 'portoRiverside',
    archived: true,
  },
]

export interface CondominiumDraft {
  row: NewRow<'condominiums'>
  /** Which zone, parish and front its properties share. */
  zone: string
  parish: number
  front: ExteriorKind
  /** Position among the agents and among the districts of the sample. */
  agent: number
  shots: Shot[]
}

/** One development's row; what a test does not care about is filled in. */
export function makeCondominium(
  now: Date,
  given: Partial<NewRow<'condominiums'>> = {},
): NewRow<'condominiums'> {
  const title_en = given.title_en ?? 'Pátio do Tejo'
  const title_pt = given.title_pt ?? title_en
  const at = daysBefore(now, 300)
  return {
    title_en,
    title_pt,
    seo_title_en: title_en,
    seo_title_pt: title_pt,
    seo_slug_en: slugOf(title_en),
    seo_slug_pt: slugOf(title_pt),
    created_at: at,
    updated_at: at,
    ...given,
  }
}

/** The six developments of the sample; their starting prices follow from their properties. */
export function makeCondominiums(random: Random, now: Date, album: Album): CondominiumDraft[] {
  return plans.map(({ title, slogan, description, zone, parish, front, archived, disabled }, index) => {
    const area = zones.find((entry) => entry.name === zone)
    const spot = area?.parishes[parish]
    if (area === undefined || spot === undefined) throw new Error(`No such place: ${zone} ${parish}`)
    const row = makeCondominium(now, {
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
      distrito: area.distrito,
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
    return { row, zone, parish, front, agent: 5, shots: chooseShots(random, album, front, true) }
  })
}
