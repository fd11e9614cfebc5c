import { sql } from 'kysely'
import type { MediaItem } from '#contract/media.ts'
import type { PropertyCard } from '#contract/property.ts'
import { type Language, languages } from '#contract/values.ts'
import { inLanguage } from '../language.ts'
import { mediaItem } from '../media/item.ts'
import type { filtered } from './filter.ts'

/** Lists carry the beginning of a description; the whole of it comes with the General block. */
const descriptionCut = 500

const asTheyAre = [
  'id',
  'reference',
  'hide_price',
  'for_sale',
  'collection',
  'highlighted',
  'low_cost',
  'archived',
  'disabled',
  'tag_id',
  'condominium_id',
  'bedrooms',
  'bathrooms',
  'parking',
  'gross_area',
  'living_area',
  'exterior_area',
  'construction',
  'construction_area_type',
  'lote_size',
  'lote_size_type',
  'land_size',
  'land_size_type',
  'floor',
  'fraction',
  'energy',
  'lat',
  'political',
  'route',
  'imovirtual_uuid',
  'imovirtual_state',
  'idealista_uuid',
  'views',
  'created_at',
] as const

/** The rows behind cards, in one query: names of the linked records, the cover and how many media there are. */
export function cardRows(found: ReturnType<typeof filtered>) {
  return found
    .leftJoin('tags as t', 't.id', 'p.tag_id')
    .leftJoin('key_items as k', 'k.id', 'p.type_id')
    .leftJoin('districts as d', 'd.id', 'p.district_id')
    .leftJoin('agents as a', 'a.id', 'p.agent_id')
    .leftJoin('media as m', (join) =>
      join.onRef('m.owner_id', '=', 'p.id').on('m.location', '=', 'properties').on('m.cover', '=', 1),
    )
    .select(asTheyAre.map((column) => `p.${column}` as const))
    .select([
      'p.title_en',
      'p.title_pt',
      'p.price_cents',
      'p.type_id as types_id',
      'p.lng as len',
      'p.al2 as administrative_area_level_2',
      'p.al3 as administrative_area_level_3',
      'p.james_edition_uuid as jamesEdition_uuid',
      't.kind as tag_kind',
      't.tag_en',
      't.tag_pt',
      'k.name_en as type_en',
      'k.name_pt as type_pt',
      'd.name_en as district_en',
      'd.name_pt as district_pt',
      'a.id as agent_id',
      'a.first_name',
      'a.last_name',
      'a.avatar',
      'm.id as media_id',
      'm.file',
      'm.extension',
      'm.plant',
      'm.width',
      'm.height',
      'm.card',
      'm.page',
      'm.blur',
      sql<string>`substr(p.description_en, 1, ${sql.lit(descriptionCut)})`.as('description_en'),
      sql<string>`substr(p.description_pt, 1, ${sql.lit(descriptionCut)})`.as('description_pt'),
    ])
    .select((eb) =>
      eb
        .selectFrom('media as every')
        .select((count) => count.fn.countAll<number>().as('amount'))
        .where('every.location', '=', 'properties')
        .whereRef('every.owner_id', '=', 'p.id')
        .as('media_count'),
    )
}

type CardRow = Awaited<ReturnType<ReturnType<typeof cardRows>['execute']>>[number]

/** A row as the contract's card, its texts in one language. */
export function cardOf(row: CardRow, language: Language): PropertyCard {
  const text = (en: string | null, pt: string | null) => inLanguage(language, { en, pt })
  const { title_en, title_pt, description_en, description_pt } = row
  const written = { en: title_en && description_en, pt: title_pt && description_pt }
  return {
    ...row,
    title: text(title_en, title_pt) ?? '-',
    description: text(description_en, description_pt) ?? '-',
    price: row.price_cents / 100,
    tag: text(row.tag_en, row.tag_pt),
    type: text(row.type_en, row.type_pt),
    district: text(row.district_en, row.district_pt),
    media_count: row.media_count ?? 0,
    missing: languages.filter((each) => !written[each]),
    cover: coverOf(row),
    agent: agentOf(row),
  }
}

function coverOf(row: CardRow): MediaItem | null {
  const { media_id: id, file, extension, plant } = row
  if (id === null || file === null || extension === null || plant === null) return null
  return mediaItem({
    ...row,
    id,
    file,
    extension,
    plant,
    cover: 1,
    width: row.width ?? 0,
    height: row.height ?? 0,
  })
}

function agentOf({ agent_id: id, first_name, last_name, avatar }: CardRow): PropertyCard['agent'] {
  return id === null || first_name === null || last_name === null
    ? null
    : { id, first_name, last_name, avatar }
}
