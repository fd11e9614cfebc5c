import { type Kysely, sql } from 'kysely'
import type { CondominiumFilter } from '#contract/condominiums.ts'
import { limits } from '#contract/limits.ts'
import type { Database } from '../db/schema.ts'
import { inNames, inPlace, inReference, inTitles } from '../listing/search-text.ts'
import { holding, withFigures } from './figures.ts'

const like = (pattern: string) => sql<boolean>`c.search_text like ${pattern} escape '\\'`

/** The developments that a filter lets through, as `c`, with the figures of their properties as `f`. */
export function filtered(db: Kysely<Database>, filter: CondominiumFilter) {
  let found = withFigures(db).where('c.archived', '=', filter.state === 'archived' ? 1 : 0)
  const { type, price, reference, ids } = filter
  if (ids) found = found.where('c.id', 'in', ids)
  if (filter.missing === 'location') found = found.where('c.lat', 'is', null)
  if (type !== undefined)
    found = found.where(sql<boolean>`(c.type_id = ${type} or exists (
      select 1 from condominium_types further where further.condominium_id = c.id and further.key_id = ${type}))`)
  if (reference)
    found = found.where(sql<boolean>`exists (select 1 from properties p
      where p.condominium_id = c.id and p.search_text like ${inReference(reference)} escape '\\')`)
  for (const pattern of patterns(filter)) found = found.where(like(pattern))
  if (price) found = found.where(holding('starting_price'), '<=', Math.round(price * 100))
  for (const figure of ['bedrooms', 'parking'] as const) {
    const { from, to } = filter[figure] ?? { from: -1, to: -1 }
    // Two ranges meet when each begins before the other ends. -1 is not set; the slider's end means "or more".
    if (from > 0) found = found.where(holding(`to_${figure}`), '>=', from)
    if (to >= 0 && to < limits.condominiumSliderMax)
      found = found.where(sql`coalesce(${holding(`from_${figure}`)}, 0)`, '<=', to)
  }
  if (filter.highlighted) found = found.where('c.highlighted', '=', 1)
  return filter.problems ? found.where(lacksSomething) : found
}

const patterns = (filter: CondominiumFilter): string[] => [
  ...(filter.name ? [inTitles(filter.name)] : []),
  ...(filter.condominiumLocation ? [inPlace(filter.condominiumLocation)] : []),
  ...(filter.search ? inNames(filter.search) : []),
]

/** Without a photograph, a place, a starting price or a translation; energy ratings are its properties'. */
const lacksSomething = sql<boolean>`(
  c.lat is null or ${holding('starting_price')} is null
  or c.title_en = '' or c.title_pt = '' or c.description_en = '' or c.description_pt = ''
  or not exists (select 1 from media photo
    where photo.location = 'condominiums' and photo.owner_id = c.id and photo.plant = 0)
)`
