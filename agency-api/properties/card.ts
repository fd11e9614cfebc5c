import type { PropertyCard } from '#contract/property.ts'
import type { Language } from '#contract/values.ts'
import { inLanguage } from '../language.ts'
import { commonColumns, descriptionStart, linkedColumns, mediaCount, toSharedCard } from '../listing/card.ts'
import type { filterProperties } from './filter.ts'

const copiedColumns = [
  ...commonColumns,
  'reference',
  'for_sale',
  'collection',
  'low_cost',
  'condominium_id',
  'price_cents',
  'bedrooms',
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
  'imovirtual_uuid',
  'imovirtual_state',
  'idealista_uuid',
  'kyero_uuid',
  'views',
] as const

/** Selects the rows of cards in one query, with names of linked records, the cover and the number of media. */
export function selectCardRows(matches: ReturnType<typeof filterProperties>) {
  return matches
    .leftJoin('tags as t', 't.id', 'p.tag_id')
    .leftJoin('key_items as k', 'k.id', 'p.type_id')
    .leftJoin('districts as d', 'd.id', 'p.district_id')
    .leftJoin('agents as a', 'a.id', 'p.agent_id')
    .leftJoin('media as m', (join) =>
      join.onRef('m.owner_id', '=', 'p.id').on('m.location', '=', 'properties').on('m.cover', '=', 1),
    )
    .select(copiedColumns.map((column) => `p.${column}` as const))
    .select([
      'p.type_id as types_id',
      'p.lng as len',
      'p.al2 as administrative_area_level_2',
      'p.al3 as administrative_area_level_3',
      'p.james_edition_uuid as jamesEdition_uuid',
      ...linkedColumns,
      descriptionStart('p', 'en').as('description_en'),
      descriptionStart('p', 'pt').as('description_pt'),
      mediaCount('properties', 'p'),
    ])
}

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCardRows>['execute']>>[number]

/** Converts a row to the contract's card, with texts in one language. */
export function cardOf(row: CardRow, language: Language): PropertyCard {
  return {
    ...row,
    ...toSharedCard(row, language),
    title: inLanguage(language, { en: row.title_en, pt: row.title_pt }) ?? '-',
    description: inLanguage(language, { en: row.description_en, pt: row.description_pt }) ?? '-',
    price: row.price_cents / 100,
  }
}
