import { expressionBuilder, type RawBuilder, sql } from 'kysely'
import type { CardAgent } from '#contract/listing.ts'
import type { MediaItem } from '#contract/media.ts'
import { photoVariants } from '#contract/photo-variants.ts'
import { type Language, languages } from '#contract/values.ts'
import type { z } from 'zod'
import type { Database, Row, ListingResource } from '../db/schema.ts'
import { inLanguage } from '../language.ts'

/** Columns that the cards of properties and of developments contain unchanged. */
export const commonColumns = [
  'id',
  'archived',
  'disabled',
  'hide_price',
  'highlighted',
  'tag_id',
  'bathrooms',
  'energy',
  'lat',
  'political',
  'route',
  'title_en',
  'title_pt',
  'created_at',
] as const

/** Number of a description's characters in lists; the General tab loads the whole text. */
const descriptionPreviewLength = 500

/** Selects the beginning of a description from the given table or alias. */
export const descriptionStart = (table: string, language: Language): RawBuilder<string> =>
  sql<string>`substr(${sql.ref(`${table}.description_${language}`)}, 1, ${sql.lit(descriptionPreviewLength)})`

/** Selects the number of a listing's photos and plans. `table` is its table or alias. */
export const mediaCount = (resource: ListingResource, table: string) =>
  expressionBuilder<Database>()
    .selectFrom('media as files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('files.location', '=', resource)
    .where('files.owner_id', '=', sql.ref<number>(`${table}.id`))
    .as('media_count')

const photoColumns = ['file', 'extension', 'plant', 'width', 'height', ...photoVariants, 'blur'] as const

/** Columns that `coverOf` reads, from the cover's row in `media as m`. */
export const coverColumns = [
  'm.id as media_id',
  ...photoColumns.map((column) => `m.${column}` as const),
] as const

/** Columns of a listing's tag `t`, type `k`, district `d`, agent `a` and cover `m`. */
export const linkedColumns = [
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
  ...coverColumns,
] as const

type Nullable<T> = { [K in keyof T]: T[K] | null }
type CoverRow = Nullable<Pick<Row<'media'>, (typeof photoColumns)[number]>> & { media_id: number | null }

export function coverOf(row: CoverRow): MediaItem | null {
  const { media_id: id, file, extension, plant, width, height, card, page, small, thumb, blur } = row
  if (id === null || file === null || extension === null || plant === null) return null
  return { id, file, extension, plant, cover: 1, width, height, card, page, small, thumb, blur }
}

type AgentRow = Nullable<Pick<Row<'agents'>, 'first_name' | 'last_name' | 'avatar'>> & {
  agent_id: number | null
}

export function agentOf({ agent_id: id, first_name, last_name, avatar }: AgentRow) {
  const hasAgent = id !== null && first_name !== null && last_name !== null
  return hasAgent ? ({ id, first_name, last_name, avatar } satisfies z.output<typeof CardAgent>) : null
}

type Texts = Pick<Row<'properties'>, 'title_en' | 'title_pt' | 'description_en' | 'description_pt'>

/** Returns the languages in which the title or the description is empty. */
const missingLanguages = (row: Texts): Language[] =>
  languages.filter((name) => !(row[`title_${name}`] && row[`description_${name}`]))

type LinkedRow = AgentRow &
  CoverRow &
  Texts &
  Record<`${'tag' | 'type' | 'district'}_${Language}`, string | null> & { media_count: number | null }

/** Returns the fields that the cards of properties and of developments share, with names in one language. */
export function toSharedCard(row: LinkedRow, language: Language) {
  return {
    tag: inLanguage(language, { en: row.tag_en, pt: row.tag_pt }),
    type: inLanguage(language, { en: row.type_en, pt: row.type_pt }),
    district: inLanguage(language, { en: row.district_en, pt: row.district_pt }),
    agent: agentOf(row),
    media_count: row.media_count ?? 0,
    missing: missingLanguages(row),
    cover: coverOf(row),
  }
}
