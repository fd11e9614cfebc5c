import { type RawBuilder, sql } from 'kysely'
import type { DevelopmentFilter } from '#contract/developments.ts'
import { limits } from '#contract/limits.ts'
import type { MissingDataKind } from '#contract/missing-data.ts'
import type { Db } from '../db/schema.ts'
import { changedCondition } from '../listing/changed-filter.ts'
import { anyLinePatterns, locationPattern, referencePattern, titlesPattern } from '../listing/search-text.ts'
import { effectiveBound, selectWithFigures } from './figures.ts'

const matchesPattern = (pattern: string) => sql<boolean>`c.search_text like ${pattern} escape '\\'`

/** Selects the developments that match a filter as `c`, with the figures of their properties as `f`. */
export function filterDevelopments(db: Db, filter: DevelopmentFilter) {
  let matches = selectWithFigures(db).where('c.archived', '=', filter.state === 'archived' ? 1 : 0)
  const { type, price, reference, ids } = filter
  if (ids) matches = matches.where('c.id', 'in', ids)
  if (filter.missing) matches = matches.where(missingConditions[filter.missing])
  if (filter.agent) matches = matches.where('c.agent_id', '=', filter.agent)
  if (filter.district) matches = matches.where('c.district_id', '=', filter.district)
  if (filter.tag) matches = matches.where('c.tag_id', '=', filter.tag)
  if (filter.price_from)
    matches = matches.where(effectiveBound('starting_price'), '>=', Math.round(filter.price_from * 100))
  if (filter.area_from) matches = matches.where(effectiveBound('to_gross_area'), '>=', filter.area_from)
  if (filter.area_to) matches = matches.where(effectiveBound('from_gross_area'), '<=', filter.area_to)
  const changed = changedCondition('condominiums', 'c', filter)
  if (changed !== null) matches = matches.where(changed)
  if (type !== undefined)
    matches = matches.where(sql<boolean>`(c.type_id = ${type} or exists (
      select 1 from condominium_types further where further.condominium_id = c.id and further.key_id = ${type}))`)
  if (reference)
    matches = matches.where(sql<boolean>`exists (select 1 from properties p
      where p.condominium_id = c.id and p.search_text like ${referencePattern(reference)} escape '\\')`)
  for (const pattern of searchPatternsOf(filter)) matches = matches.where(matchesPattern(pattern))
  if (price) matches = matches.where(effectiveBound('starting_price'), '<=', Math.round(price * 100))
  for (const figure of ['bedrooms', 'parking'] as const) {
    const { from, to } = filter[figure] ?? { from: -1, to: -1 }
    // Ranges overlap when each begins before the other ends. -1 means not set; the slider's maximum means "or more".
    if (from > 0) matches = matches.where(effectiveBound(`to_${figure}`), '>=', from)
    // An unknown minimum counts as 0.
    if (to >= 0 && to < limits.rangeSliderMax)
      matches = matches.where(sql`coalesce(${effectiveBound(`from_${figure}`)}, 0)`, '<=', to)
  }
  if (filter.highlighted) matches = matches.where('c.highlighted', '=', 1)
  return filter.problems ? matches.where(isIncomplete) : matches
}

const searchPatternsOf = (filter: DevelopmentFilter): string[] => [
  ...(filter.name ? [titlesPattern(filter.name)] : []),
  ...(filter.condominiumLocation ? [locationPattern(filter.condominiumLocation)] : []),
  ...(filter.search ? anyLinePatterns(filter.search) : []),
]

/** Conditions of the filter `missing` for a development `c`. Floor plans (`plant`) don't count as photos. */
const missingConditions: Record<MissingDataKind, RawBuilder<boolean>> = {
  photos: sql`not exists (select 1 from media photo
    where photo.location = 'condominiums' and photo.owner_id = c.id and photo.plant = 0)`,
  location: sql`c.lat is null`,
  price: sql`${effectiveBound('starting_price')} is null`,
  texts: sql`(c.title_en = '' or c.title_pt = '' or c.description_en = '' or c.description_pt = '')`,
  energy: sql`c.energy is null`,
  agent: sql`c.agent_id is null`,
}

/** Without a photo, a location, a starting price or a translation. Developments need no energy rating. */
const isIncomplete = sql<boolean>`(${sql.join(
  [missingConditions.location, missingConditions.price, missingConditions.texts, missingConditions.photos],
  sql` or `,
)})`
