import { type Kysely, sql } from 'kysely'
import type { ActivityChange, ActivityResource } from '#contract/activity.ts'
import type { Language } from '#contract/values.ts'
import type { Database } from '../db/schema.ts'
import { inLanguage } from '../language.ts'

type Named = 'agents' | 'districts' | 'condominiums' | 'properties' | 'key-items' | 'tags'

/** Fields whose values are ids, with the resource they refer to. */
const pointsAt: Readonly<Record<string, Named>> = {
  agent_id: 'agents',
  district_id: 'districts',
  condominium_id: 'condominiums',
  highlights: 'properties',
  type_id: 'key-items',
  types: 'key-items',
  features_id: 'key-items',
  master: 'key-items',
  'search.listing_id': 'key-items',
  'search.lifestyles_id': 'key-items',
  tag_id: 'tags',
}

const idsIn = (value: unknown): number[] =>
  [value].flat().filter((id): id is number => typeof id === 'number' && id > 0)

/** Adds the current names of the ids in the changes. A deleted record gets the last name in its history, else its number. */
export async function withNames(
  db: Kysely<Database>,
  changes: readonly ActivityChange[],
  language: Language,
): Promise<(change: ActivityChange) => ActivityChange> {
  const requested = new Map<Named, Set<number>>()
  for (const { field, before, after } of changes) {
    const named = pointsAt[field]
    if (named === undefined) continue
    const ids = requested.get(named) ?? new Set()
    for (const id of [...idsIn(before), ...idsIn(after)]) ids.add(id)
    requested.set(named, ids)
  }
  const known = new Map<Named, Map<number, string>>()
  for (const [named, ids] of requested) known.set(named, await namesOf(db, named, [...ids], language))
  return (change) => {
    const named = pointsAt[change.field]
    if (named === undefined) return change
    const names = (value: unknown) => idsIn(value).map((id) => known.get(named)?.get(id) ?? `#${id}`)
    return { ...change, before_names: names(change.before), after_names: names(change.after) }
  }
}

async function namesOf(
  db: Kysely<Database>,
  named: Named,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const names = new Map((await rowsOf(db, named, ids)).map(({ id, ...name }) => [id, nameIn(language, name)]))
  const gone = ids.filter((id) => !names.has(id))
  if (gone.length === 0 || named === 'tags') return names
  const resource: ActivityResource = named
  const lines = await db
    .selectFrom('activity')
    .select(['record_id', 'reference', 'title_en', 'title_pt'])
    .where('noun', '=', resource)
    .where('action', '=', 'deleted')
    .where('record_id', 'in', gone)
    .orderBy('id')
    .execute()
  for (const { record_id, reference, title_en: en, title_pt: pt } of lines)
    if (record_id !== null)
      names.set(record_id, nameIn(language, { en, pt, reference: named === 'properties' ? reference : null }))
  return names
}

type Name = { en: string | null; pt: string | null; reference?: string | null }

const nameIn = (language: Language, { reference, ...name }: Name) =>
  reference || inLanguage(language, name) || '-'

function rowsOf(
  db: Kysely<Database>,
  named: Named,
  ids: readonly number[],
): Promise<({ id: number } & Name)[]> {
  switch (named) {
    case 'agents':
      return db
        .selectFrom('agents')
        .select(['id', sql<string>`trim(first_name || ' ' || last_name)`.as('en')])
        .select(sql<null>`null`.as('pt'))
        .where('id', 'in', ids)
        .execute()
    case 'tags':
      return db
        .selectFrom('tags')
        .select(['id', 'tag_en as en', 'tag_pt as pt'])
        .where('id', 'in', ids)
        .execute()
    case 'properties':
      return db
        .selectFrom('properties')
        .select(['id', 'reference', 'title_en as en', 'title_pt as pt'])
        .where('id', 'in', ids)
        .execute()
    case 'condominiums':
      return db
        .selectFrom('condominiums')
        .select(['id', 'title_en as en', 'title_pt as pt'])
        .where('id', 'in', ids)
        .execute()
    default:
      return db
        .selectFrom(named === 'districts' ? 'districts' : 'key_items')
        .select(['id', 'name_en as en', 'name_pt as pt'])
        .where('id', 'in', ids)
        .execute()
  }
}
