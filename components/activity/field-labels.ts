import type { ActivityResource } from '#contract/activity.ts'

/** Formatting of a field's values. */
export type Reading =
  | 'text'
  | 'rich'
  | 'number'
  | 'area'
  | 'unit'
  | 'price'
  | 'range-price'
  | 'range-number'
  | 'range-area'
  | 'flag'
  | 'business'
  | 'energy'
  | 'elevator'
  | 'role'
  | 'names'
  | 'place'
  | 'photographs'
  | 'one-photograph'
  | 'files'
  | 'picture'
  | 'secret'
  | 'filter'
  | 'covers'

/** Message key of a field's label in its form, the formatting of its values, and a message that wraps the label. */
type Label = readonly [key: string, reading: Reading, around?: 'unitOf' | 'from' | 'to', number?: number]

const listing = {
  type_id: ['listing.form.type', 'names'],
  types: ['listing.form.moreTypes', 'names'],
  tag_id: ['listing.form.tag', 'names'],
  hide_price: ['listing.form.hidePrice', 'flag'],
  highlighted: ['listing.form.highlighted', 'flag'],
  archived: ['listing.form.archived', 'flag'],
  bedrooms: ['listing.form.bedrooms', 'number'],
  bathrooms: ['listing.form.bathrooms', 'number'],
  parking: ['listing.form.parking', 'number'],
  gross_area: ['listing.form.grossArea', 'area'],
  living_area: ['listing.form.livingArea', 'area'],
  exterior_area: ['listing.form.exteriorArea', 'area'],
  construction: ['listing.form.construction', 'number'],
  construction_area_type: ['listing.form.construction', 'unit', 'unitOf'],
  lote_size: ['listing.form.lotSize', 'number'],
  lote_size_type: ['listing.form.lotSize', 'unit', 'unitOf'],
  land_size: ['listing.form.landSize', 'number'],
  land_size_type: ['listing.form.landSize', 'unit', 'unitOf'],
  features_id: ['listing.form.featureList', 'names'],
  floor: ['listing.form.floor', 'text'],
  year: ['listing.form.year', 'text'],
  energy: ['listing.form.energy', 'energy'],
  elevator: ['listing.form.elevator', 'elevator'],
  agent_id: ['listing.form.agent', 'names'],
  district_id: ['listing.form.district', 'names'],
  'i18n.title': ['listing.form.title', 'text'],
  'i18n.description': ['listing.form.description', 'text'],
  'i18n.slogan': ['listing.form.slogan', 'text'],
  location: ['listing.location.title', 'place'],
  'seo.title': ['listing.seo.name', 'text'],
  'seo.slug': ['listing.seo.slug', 'text'],
  'seo.description': ['listing.seo.description', 'text'],
  media: ['listing.media.title', 'photographs'],
  cover: ['listing.media.cover', 'one-photograph'],
  plans: ['activity.plans', 'photographs'],
  attachments: ['listing.attachments.title', 'files'],
} as const satisfies Record<string, Label>

const properties = {
  ...listing,
  reference: ['properties.form.reference', 'text'],
  price: ['properties.form.price', 'price'],
  for_sale: ['properties.form.business', 'business'],
  collection: ['properties.form.collection', 'flag'],
  low_cost: ['properties.form.lowCost', 'flag'],
  fraction: ['properties.form.fraction', 'text'],
  condominium_id: ['properties.form.development', 'names'],
  'search.youtube_id': ['properties.form.youtube', 'text'],
  'search.website': ['properties.form.website', 'text'],
  'search.listing_id': ['properties.form.listing', 'names'],
  'search.lifestyles_id': ['properties.form.lifestyles', 'names'],
} as const satisfies Record<string, Label>

const condominiums = {
  ...listing,
  condo_where: ['condominiums.form.where', 'text'],
  starting_price: ['activity.price', 'range-price', 'from'],
  to_price: ['activity.price', 'range-price', 'to'],
  from_bedrooms: ['listing.form.bedrooms', 'range-number', 'from'],
  to_bedrooms: ['listing.form.bedrooms', 'range-number', 'to'],
  from_parking: ['listing.form.parking', 'range-number', 'from'],
  to_parking: ['listing.form.parking', 'range-number', 'to'],
  from_gross_area: ['listing.form.grossArea', 'range-area', 'from'],
  to_gross_area: ['listing.form.grossArea', 'range-area', 'to'],
} as const satisfies Record<string, Label>

const numbered = (name: string, key: string, numbers: number[]): Record<string, Label> =>
  Object.fromEntries(numbers.map((number) => [`${name}${number}`, [key, 'text', undefined, number]]))

const districts: Record<string, Label> = {
  name: ['districts.form.name', 'text'],
  description: ['districts.form.description', 'text'],
  districts_title1: ['districts.form.title1', 'text'],
  districts_title2: ['districts.form.title2', 'text'],
  ...numbered('districts', 'districts.form.keyword', [1, 2, 3, 4, 5]),
  ...numbered('key_point', 'districts.form.keyPoint', [1, 2, 3, 4]),
  did_you_know: ['districts.form.didYouKnow', 'text'],
  presents: ['districts.form.presents', 'text'],
  'kpis.Population': ['districts.form.population', 'number'],
  'kpis.Golf Club': ['districts.form.golfClub', 'number'],
  cover: ['districts.form.cover', 'picture'],
  cover2: ['districts.form.cover2', 'picture'],
  cover3: ['districts.form.cover3', 'picture'],
  cover4: ['districts.form.cover4', 'picture'],
  to_visit: ['districts.form.to_visit', 'picture'],
  map: ['districts.form.map', 'picture'],
}

/** Labels of each resource's fields by path, without the language suffix. */
export const fieldLabels: Partial<Record<ActivityResource, Readonly<Record<string, Label>>>> = {
  properties,
  condominiums,
  districts,
  agents: {
    first_name: ['agents.form.firstName', 'text'],
    last_name: ['agents.form.lastName', 'text'],
    email: ['agents.form.email', 'text'],
    phone: ['agents.form.phone', 'text'],
    avatar: ['agents.form.avatar', 'picture'],
    role: ['agents.form.role', 'text'],
    description: ['agents.form.description', 'text'],
  },
  services: {
    title: ['services.form.title', 'text'],
    slug: ['services.form.slug', 'text'],
    description: ['services.form.text', 'rich'],
  },
  'services-description': { description: ['services.form.text', 'rich'] },
  'who-we-are': { description: ['who-we-are.text', 'rich'] },
  'front-page': {
    covers: ['front-page.covers.title', 'covers'],
    highlights: ['front-page.highlights.title', 'names'],
  },
  'key-items': {
    name: ['key-items.desk.name', 'text'],
    filterable: ['key-items.desk.filterable', 'flag'],
    icons: ['key-items.desk.icons', 'text'],
    master: ['key-items.desk.master', 'names'],
  },
  users: {
    name: ['users.name', 'text'],
    email: ['users.email', 'text'],
    initials: ['users.initials', 'text'],
    role: ['users.role', 'role'],
    phone: ['users.phone', 'text'],
    city: ['users.city', 'text'],
    country: ['users.country', 'text'],
    avatar: ['users.avatar', 'picture'],
    verified: ['users.verified', 'flag'],
    disabled: ['activity.disabled', 'flag'],
    urlTwitter: ['profile.urlTwitter', 'text'],
    urlGitHub: ['profile.urlGitHub', 'text'],
    password: ['users.password', 'secret'],
  },
  contacts: { filter: ['activity.filters', 'filter'] },
  inbox: { agent_id: ['inbox.agent', 'names'], archived: ['inbox.archived', 'flag'] },
}

/** Messages for formatting values, in addition to the labels. */
const readings = [
  'listing.form.yes',
  'listing.form.no',
  'listing.form.notDisclosed',
  'listing.form.energyExempt',
  'listing.form.energyInProcess',
  'properties.form.forSale',
  'properties.form.forRent',
  'condominiums.form.fromProperties',
  'users.roles',
  'key-items.desk.kind',
]

/** Messages that a resource's history needs. Pages send only these of the other resources' messages. */
export const historyMessages = (resource: ActivityResource): string[] => [
  'activity',
  ...readings,
  ...Object.values(fieldLabels[resource] ?? {}).map(([key]) => key),
]

/** Messages for the history of all resources. */
export const activityMessages = [
  ...new Set(Object.keys(fieldLabels).flatMap((resource) => historyMessages(resource as ActivityResource))),
]
