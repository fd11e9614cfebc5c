import { slugOf } from '#contract/slug.ts'
import type { NewRow } from '../../db/schema.ts'
import { derivedColumnsOf, searchTextOf } from '../../properties/search-text.ts'
import { type BilingualPair, daysBefore } from '../data.ts'
import type { Random } from '../random.ts'
import type { SampleDevelopment } from './developments.ts'
import { chooseFeatures, chooseLifestyles, kinds } from './kinds.ts'
import { type PickImage, choosePhotos } from './photos.ts'
import { type PropertyPlan, planProperties } from './property-plans.ts'
import { descriptionOf, slogans, type Subject, titleOf } from './property-texts.ts'
import { generateFigures } from './property-figures.ts'
import { pairsToColumns, mapPair, shorten } from './texts.ts'
import { regions } from './regions.ts'

export type SampleProperty = ReturnType<typeof createProperty>

type SampleContext = { now: Date; pickImage: PickImage; developments: readonly SampleDevelopment[] }

/** Creates the properties of the sample agency, in all states; deterministic for a given random. */
export function createProperties(random: Random, context: SampleContext): SampleProperty[] {
  const plans = planProperties(random, context.developments)
  let collectionCount = 0
  let highlightedCount = 0
  return plans.map((plan, index) => {
    const propertyRandom = random.fork(`property ${index}`)
    const isLuxury =
      ['Villa', 'Penthouse', 'Country estate'].includes(plan.type) &&
      plan.state === 'active' &&
      plan.development === null
    const collection = isLuxury && collectionCount < 5 && index % 2 === 0
    if (collection) collectionCount += 1
    const isHighlighted =
      plan.state === 'active' &&
      !collection &&
      !plan.disabled &&
      highlightedCount < 14 &&
      propertyRandom.chance(0.42)
    if (isHighlighted) highlightedCount += 1
    const choice = { plan, index, collection, highlighted: isHighlighted }
    return createProperty(propertyRandom, context, choice)
  })
}

/**
 * Creates an additional property from one of the plans, to simulate a large agency; it counts as having photos. `index`
 * determines its reference.
 */
export function createFurtherProperty(
  random: Random,
  context: SampleContext,
  plans: readonly PropertyPlan[],
  index: number,
): SampleProperty {
  const plan = { ...random.pick(plans), disabled: false }
  const propertyRandom = random.fork(`property ${index}`)
  const collection = plan.state === 'active' && propertyRandom.chance(0.03)
  const property = createProperty(propertyRandom, context, { plan, index, collection, highlighted: false })
  return { ...property, row: { ...property.row, photographed: 1 } }
}

const listingTypesOfOldBuildings = ['Resale', 'Resale', 'Refurbished', 'Exclusive', 'In need of renovation']
const listingTypesOfRecentBuildings = ['Resale', 'Resale', 'Resale', 'Exclusive', 'Resale']

const isOld = (year: number | null = null): boolean => year !== null && year < 1990

interface Choice {
  plan: PropertyPlan
  index: number
  collection: boolean
  highlighted: boolean
}

function createProperty(random: Random, { now, pickImage, developments }: SampleContext, choice: Choice) {
  const { plan, index, collection } = choice
  const { style } = kinds[plan.type]
  const figures = generateFigures(random, plan)
  const features = chooseFeatures(random, style, plan.region)
  const location = plan.region.parishes[plan.parish] ?? plan.region.parishes[0]
  const subject: Subject = {
    ...figures.facts,
    type: plan.type,
    region: plan.region,
    place: location.place,
    pool: features.includes('Swimming pool') || features.includes('Heated pool'),
  }
  const title = titleOf(subject)
  const description = descriptionOf(random, subject)
  const slogan = collection ? random.pick(slogans) : (['', ''] as const)
  const age = random.between(1, 540)
  const isIncomplete = index === 17
  const translate = ([en, pt]: BilingualPair): BilingualPair => [
    plan.untranslated === 'en' ? '' : en,
    plan.untranslated === 'pt' ? '' : pt,
  ]
  const reference = `SOL-${1001 + index * 3}`
  const columns = {
    ...figures.row,
    reference,
    ...pairsToColumns({
      title: translate(title),
      description: translate(description),
      slogan,
      seo_title: translate(title),
      seo_slug: translate(mapPair(title, (text) => slugOf(`${text} ${reference}`))),
      seo_description: translate(mapPair(description, shorten)),
    }),
    for_sale: plan.rented ? 0 : 1,
    low_cost: plan.state === 'low_cost' ? 1 : 0,
    archived: plan.state === 'archived' ? 1 : 0,
    highlighted: choice.highlighted ? 1 : 0,
    collection: collection ? 1 : 0,
    hide_price: (collection && random.chance(0.7)) || index % 19 === 11 ? 1 : 0,
    disabled: plan.disabled ? 1 : 0,
    fraction: plan.fraction,
    ...(isIncomplete
      ? { radius: 0 }
      : {
          lat: Number((location.lat + random.between(-0.002, 0.002)).toFixed(6)),
          lng: Number((location.lng + random.between(-0.002, 0.002)).toFixed(6)),
          radius: random.pick([0, 100, 200, 500]),
          concelho: location.concelho,
          distrito: plan.region.distrito,
          political: location.freguesia,
          al2: location.concelho,
          al3: location.freguesia,
          route: `${random.pick(location.streets)}, ${location.postal}-${String(random.integer(11, 899)).padStart(3, '0')} ${location.concelho}`,
        }),
    location_order: index + 1,
    views: Math.round(random.between(14, 420) * (choice.highlighted ? 4 : 1)),
    created_at: daysBefore(now, age),
    updated_at: daysBefore(now, random.between(0, age)),
  } as const
  const row: NewRow<'properties'> = {
    ...columns,
    ...derivedColumnsOf(columns),
    search_text: searchTextOf(columns),
  }
  const development = plan.development === null ? undefined : developments[plan.development]
  const { scenes = style === 'house' ? plan.region.houses : plan.region.flats } = kinds[plan.type]
  const exterior = development?.exterior ?? random.pick(scenes)
  return {
    row,
    // English names of the linked key items.
    type: plan.type,
    features,
    lifestyles: chooseLifestyles(random, plan.region),
    listing:
      plan.development !== null
        ? 'New build'
        : random.pick(isOld(figures.row.year) ? listingTypesOfOldBuildings : listingTypesOfRecentBuildings),
    tag: tagOf(random, plan, age),
    // Indexes of the sample agency's districts, agents and developments.
    district: regions.indexOf(plan.region),
    agent: agentOf(plan),
    development: plan.development,
    photos: isIncomplete
      ? []
      : choosePhotos(random, pickImage, exterior, style !== 'land' && style !== 'commercial'),
    hasAttachments: index % 4 === 0,
  }
}

function agentOf(plan: PropertyPlan): number {
  if (plan.development !== null) return 5
  if (plan.rented) return 6
  return kinds[plan.type].style === 'commercial' ? 7 : plan.region.agent
}

/** Chooses a tag that fits state and age. A property of a development can't be tagged as new. */
function tagOf(random: Random, plan: PropertyPlan, age: number): 'new' | 'reserved' | 'sold' | null {
  if (plan.state === 'sold') return 'sold'
  if (plan.state !== 'active') return null
  if (random.chance(0.14)) return 'reserved'
  return age < 120 && plan.development === null ? 'new' : null
}
