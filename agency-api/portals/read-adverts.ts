import { isResidential, propertyKindOf } from '#contract/property-kinds.ts'
import { type AdvertFacts, landAreaOf } from '#contract/portal-facts.ts'
import type { Db } from '../db/schema.ts'
import type { AppContext } from '../app-context.ts'
import type { Environment } from '../environment.ts'
import { blurLocation } from './blur.ts'
import { toPublicUrl } from './configuration.ts'
import { deriveSecret } from './keys.ts'

export type PropertyAdvert = {
  id: number
  reference: string
  disabled: 0 | 1
  /** Values for validation; they include data that portals may not see. */
  facts: AdvertFacts
  /** Null if the property has no location, or if portals don't support its type. */
  advert: Advert | null
}

/** Reads properties as adverts, by id; missing ones are left out. */
export async function readAdverts(
  { db, environment }: Pick<AppContext, 'db' | 'environment'>,
  ids: readonly number[],
): Promise<Map<number, PropertyAdvert>> {
  if (ids.length === 0) return new Map()
  const rows = await readPropertyRows(db, ids)
  const imagesById = Map.groupBy(await readImages(db, ids), ({ owner_id }) => owner_id)
  const featuresById = Map.groupBy(await readFeatures(db, ids), ({ property_id }) => property_id)
  return new Map(
    rows.map((row) => {
      const { id, reference, disabled } = row
      const ownImages = imagesById.get(id) ?? []
      const photoCount = ownImages.filter(({ plant: isFloorPlan }) => isFloorPlan === 0).length
      const facts = factsOf(row, photoCount)
      const advert = advertOf(environment, row, facts, ownImages, featuresById.get(id) ?? [])
      return [id, { id, reference, disabled, facts, advert }]
    }),
  )
}

export type Advert = NonNullable<ReturnType<typeof advertOf>>

/**
 * Returns a property as portals may see it; adapters see nothing else. Private data is excluded: a hidden price is
 * null, a blurred location is another point, and the private collection's slogan is left out. Areas are in m².
 */
function advertOf(
  environment: Environment,
  row: PropertyRow,
  { title, description, kind, land_area }: AdvertFacts,
  images: readonly { file: string }[],
  features: readonly { name_en: string; name_pt: string }[],
) {
  const { id, reference, lat, lng, radius } = row
  if (lat === null || lng === null || kind === null) return null
  const secret = deriveSecret(environment, 'markers')
  const point = radius > 0 ? blurLocation(secret, id, { lat, lng, radius }) : { lat, lng }
  return {
    id,
    reference,
    kind,
    for_sale: row.for_sale === 1,
    // Euros; null if the price is hidden (on request).
    price: row.hide_price === 1 ? null : row.price_cents / 100,
    title,
    description,
    point: { ...point, exact: radius === 0 },
    // Metres. Not sent to portals, but stored to detect a later increase.
    radius,
    town: row.concelho,
    province: row.distrito,
    parish: row.political,
    bedrooms: row.bedrooms ?? (isResidential(kind) ? 0 : null),
    bathrooms: row.bathrooms,
    parking: row.parking,
    living_area: row.living_area,
    gross_area: row.gross_area,
    land_area,
    year: row.year,
    energy: row.energy,
    elevator: row.elevator === null ? null : row.elevator === 1,
    floor: row.floor,
    is_new: row.condominium_id !== null || row.tag_kind === 'new',
    features: {
      en: features.flatMap(({ name_en }) => name_en || []),
      pt: features.flatMap(({ name_pt }) => name_pt || []),
    },
    // Absolute URLs, the cover first and floor plans last.
    images: images.flatMap(({ file }) => mediaUrlOf(environment, `properties/${id}`, file) ?? []),
    youtube_id: row.youtube_id,
    website: row.website,
    contact: contactOf(environment, row),
  }
}

function readPropertyRows(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('properties as p')
    .leftJoin('key_items as k', 'k.id', 'p.type_id')
    .leftJoin('tags as t', 't.id', 'p.tag_id')
    .leftJoin('agents as a', 'a.id', 'p.agent_id')
    .selectAll('p')
    .select(['k.name_en as type_en', 'k.name_pt as type_pt', 't.kind as tag_kind'])
    .select(['a.first_name', 'a.last_name', 'a.email', 'a.phone', 'a.avatar'])
    .where('p.id', 'in', ids)
    .execute()
}
type PropertyRow = Awaited<ReturnType<typeof readPropertyRows>>[number]

/** Returns true if the property is archived, sold or in the private collection. */
export const isOffMarket = ({ archived, sold, collection }: AdvertFacts) =>
  archived === 1 || sold || collection === 1

function factsOf(row: PropertyRow, photoCount: number): AdvertFacts {
  return {
    title: { en: row.title_en, pt: row.title_pt },
    description: { en: row.description_en, pt: row.description_pt },
    kind: propertyKindOf({ en: row.type_en ?? '', pt: row.type_pt ?? '' }),
    price: row.price_cents / 100,
    hide_price: row.hide_price,
    archived: row.archived,
    sold: row.tag_kind === 'sold',
    collection: row.collection,
    located: row.lat !== null && row.lng !== null,
    concelho: row.concelho,
    distrito: row.distrito,
    photographs: photoCount,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    living_area: row.living_area,
    gross_area: row.gross_area,
    land_area: landAreaOf(row),
    energy: row.energy,
    website: row.website,
  }
}

function readImages(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('media')
    .select(['owner_id', 'file', 'plant'])
    .where('location', '=', 'properties')
    .where('owner_id', 'in', ids)
    .orderBy('cover', 'desc')
    .orderBy('plant')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

function readFeatures(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('property_features as f')
    .innerJoin('key_items as k', 'k.id', 'f.key_id')
    .select(['f.property_id', 'k.name_en', 'k.name_pt'])
    .where('f.property_id', 'in', ids)
    .orderBy('k.id')
    .execute()
}

function contactOf(environment: Environment, row: PropertyRow) {
  const { agent_id, first_name, last_name, email, phone, avatar } = row
  if (agent_id === null || !email || first_name === null) return null
  const name = `${first_name} ${last_name ?? ''}`.trim()
  const photo = avatar === null ? null : mediaUrlOf(environment, `agents/${agent_id}`, avatar)
  return { name, email, phone: phone || null, photo }
}

function mediaUrlOf(environment: Environment, folder: string, file: string): string | null {
  return /^https?:\/\//.test(file) ? file : toPublicUrl(environment, `/media/${folder}/${file}`)
}
