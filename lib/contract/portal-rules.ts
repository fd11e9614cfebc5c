import type { PortalPlace } from './portal-places.ts'
import { type AdvertFacts, toKyeroEnergy } from './portal-facts.ts'
import { isResidential } from './property-kinds.ts'

export type AdvertProblem =
  | 'ARCHIVED'
  | 'SOLD'
  | 'PRIVATE_COLLECTION'
  | 'NO_LOCATION'
  | 'NO_IMAGES'
  | 'IMAGES_FEW'
  | 'TITLE_LENGTH'
  | 'TITLE_CAPITALS'
  | 'TITLE_MISSING'
  | 'DESCRIPTION_LENGTH'
  | 'DESCRIPTION_EN_LENGTH'
  | 'DESCRIPTION_MISSING'
  | 'TYPE_UNKNOWN'
  | 'PRICE_MISSING'
  | 'HIDE_PRICE_UNSUPPORTED'
  | 'PRICE_LOW'
  | 'AREA_MISSING'
  | 'BEDROOMS_MISSING'
  | 'BATHROOMS_MISSING'
  | 'TOWN_MISSING'
  | 'ENERGY_MAPPED'
  | 'NO_WEBSITE'

/** An unmet requirement of a portal. Only those with `isBlocking` prevent publication; others are hints. */
export type ValidationError = {
  problem: AdvertProblem
  /** Form field to correct, in bracket notation; `location` and `media` are tabs. */
  field: string
  params: Record<string, string | number>
  isBlocking: boolean
}

type Rule = (facts: AdvertFacts) => ValidationError | null

const createError = (
  problem: AdvertProblem,
  field: string,
  params: ValidationError['params'] = {},
): ValidationError => ({ problem, field, params, isBlocking: true })

const createRule =
  (isViolated: (facts: AdvertFacts) => boolean, ...error: Parameters<typeof createError>): Rule =>
  (facts) =>
    isViolated(facts) ? createError(...error) : null

const createHint =
  (rule: Rule): Rule =>
  (facts) => {
    const error = rule(facts)
    return error && { ...error, isBlocking: false }
  }

/** Counts code points: an emoji has length 1. */
const lengthOf = (text: string) => Array.from(text).length

const requireLength =
  (
    text: (facts: AdvertFacts) => string,
    problem: AdvertProblem,
    field: string,
    min: number,
    max: number,
  ): Rule =>
  (facts) => {
    const length = lengthOf(text(facts))
    return length < min || length > max ? createError(problem, field, { min, max, length }) : null
  }

const requireDescription = (min: number, max: number) =>
  requireLength(({ description }) => description.pt, 'DESCRIPTION_LENGTH', 'i18n[description][pt]', min, max)

const visibilityRules: Rule[] = [
  createRule(({ archived }) => archived === 1, 'ARCHIVED', 'archived'),
  createRule(({ sold }) => sold, 'SOLD', 'tag_id'),
  createRule(({ collection }) => collection === 1, 'PRIVATE_COLLECTION', 'collection'),
]
const commonRules: Rule[] = [
  ...visibilityRules,
  createRule(({ located }) => !located, 'NO_LOCATION', 'location'),
  createRule(({ photographs }) => photographs === 0, 'NO_IMAGES', 'media'),
  createRule(({ kind }) => kind === null, 'TYPE_UNKNOWN', 'type_id'),
]
const requirePrice = createRule(
  ({ price, hide_price }) => hide_price === 0 && price < 1,
  'PRICE_MISSING',
  'price',
)
const requireBedrooms = createRule(
  ({ kind, bedrooms }) => isResidential(kind) && bedrooms === null,
  'BEDROOMS_MISSING',
  'bedrooms',
)
const requireArea = (field: 'living_area' | 'gross_area') =>
  createRule((facts) => facts.kind !== 'land' && !((facts[field] ?? 0) >= 1), 'AREA_MISSING', field)
const requireLandArea = createRule(
  ({ kind, land_area }) => kind === 'land' && !((land_area ?? 0) >= 1),
  'AREA_MISSING',
  'land_size',
)
const requireTown = createRule(
  ({ located, concelho, distrito }) => located && !(concelho && distrito),
  'TOWN_MISSING',
  'location',
)
const isAllCapitals = ({ pt }: AdvertFacts['title']) =>
  /\p{Lu}/u.test(pt) && pt.length > 4 && pt === pt.toUpperCase()

/** Published limits of each portal; docs/portals.md lists their sources and certainty. */
const rules: Record<PortalPlace, Rule[]> = {
  imovirtual: [
    ...commonRules,
    requireLength(({ title }) => title.pt, 'TITLE_LENGTH', 'i18n[title][pt]', 5, 70),
    createRule(({ title }) => isAllCapitals(title), 'TITLE_CAPITALS', 'i18n[title][pt]'),
    requireDescription(50, 65_535),
    requirePrice,
    requireArea('living_area'),
    requireLandArea,
    requireBedrooms,
  ],
  idealista: [
    ...commonRules,
    createRule(({ kind }) => kind === 'room', 'TYPE_UNKNOWN', 'type_id'),
    createRule(({ hide_price }) => hide_price === 1, 'HIDE_PRICE_UNSUPPORTED', 'hide_price'),
    requirePrice,
    requireArea('gross_area'),
    requireLandArea,
    requireBedrooms,
    createRule(
      ({ kind, bathrooms }) => isResidential(kind) && !((bathrooms ?? 0) >= 1),
      'BATHROOMS_MISSING',
      'bathrooms',
    ),
    requireDescription(1, 4000),
    requireLength(
      ({ description }) => description.en,
      'DESCRIPTION_EN_LENGTH',
      'i18n[description][en]',
      0,
      4000,
    ),
  ],
  james_edition: [
    ...commonRules,
    requirePrice,
    createRule(({ photographs }) => photographs === 1, 'IMAGES_FEW', 'media', { min: 2 }),
    createRule(({ title }) => title.en === '', 'TITLE_MISSING', 'i18n[title][en]'),
    createRule(({ description }) => description.en === '', 'DESCRIPTION_MISSING', 'i18n[description][en]'),
    requireTown,
    createHint(
      createRule(
        ({ price, hide_price }) => hide_price === 0 && price >= 1 && price < 490_000,
        'PRICE_LOW',
        'price',
        { min: '490.000\u00a0€' },
      ),
    ),
  ],
  kyero: [
    ...commonRules,
    requirePrice,
    createRule(
      ({ description }) => description.en === '' && description.pt === '',
      'DESCRIPTION_MISSING',
      'i18n[description][pt]',
    ),
    requireTown,
    createHint(({ energy }) => {
      const letter = toKyeroEnergy(energy)
      return energy !== null && letter !== energy
        ? createError('ENERGY_MAPPED', 'energy', { from: energy, to: letter })
        : null
    }),
  ],
  social: [...visibilityRules, createRule(({ website }) => !website, 'NO_WEBSITE', 'search[website]')],
}

/** Validates an advert for a portal; returns the unmet requirements, including hints. */
export function validateAdvert(place: PortalPlace, facts: AdvertFacts): ValidationError[] {
  return rules[place].flatMap((rule) => rule(facts) ?? [])
}
