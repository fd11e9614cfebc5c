import { sql } from 'kysely'
import type { ActivityChange } from '#contract/activity.ts'
import type { Language } from '#contract/values.ts'
import type { Db } from '../db/schema.ts'
import { inLanguage } from '../language.ts'

type NamedResource = 'agents' | 'districts' | 'condominiums' | 'properties' | 'key-items' | 'tags'

/** Fields whose values are ids, with the resource they refer to. */
const referencedResource: Readonly<Record<string, NamedResource>> = {
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

/** Returns a function that adds names to the ids in a change: the current name, the one at deletion, or `#id`. */
export async function createNameResolver(
  db: Db,
  changes: readonly ActivityChange[],
  language: Language,
): Promise<(change: ActivityChange) => ActivityChange> {
  const idsByResource = new Map<NamedResource, Set<number>>()
  for (const { field, before, after } of changes) {
    const resource = referencedResource[field]
    if (resource === undefined) continue
    const ids = idsByResource.get(resource) ?? new Set()
    for (const id of [...idsIn(before), ...idsIn(after)]) ids.add(id)
    idsByResource.set(resource, ids)
  }
  const namesByResource = new Map<NamedResource, Map<number, string>>()
  for (const [resource, ids] of idsByResource)
    namesByResource.set(resource, await namesOf(db, resource, [...ids], language))
  return (change) => {
    const resource = referencedResource[change.field]
    if (resource === undefined) return change
    const resolve = (value: unknown) =>
      idsIn(value).map((id) => namesByResource.get(resource)?.get(id) ?? `#${id}`)
    return { ...change, before_names: resolve(change.before), after_names: resolve(change.after) }
  }
}

async function namesOf(
  db: Db,
  resource: NamedResource,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const names = new Map(
    (await readRows(db, resource, ids)).map(({ id, ...name }) => [id, nameIn(language, name)]),
  )
  const missingIds = ids.filter((id) => !names.has(id))
  if (missingIds.length === 0 || resource === 'tags') return names
  const deletions = await db
    .selectFrom('activity')
    .select(['record_id', 'reference', 'title_en', 'title_pt'])
    .where('noun', '=', resource)
    .where('action', '=', 'deleted')
    .where('record_id', 'in', missingIds)
    .orderBy('id')
    .execute()
  for (const { record_id, reference, title_en: en, title_pt: pt } of deletions)
    if (record_id !== null)
      names.set(
        record_id,
        nameIn(language, { en, pt, reference: resource === 'properties' ? reference : null }),
      )
  return names
}

type Name = { en: string | null; pt: string | null; reference?: string | null }

const nameIn = (language: Language, { reference, ...name }: Name) =>
  reference || inLanguage(language, name) || '-'

/** Tables of named records, with the expressions of their names. */
const nameColumns: Record<NamedResource, { table: string; en: string; pt: string; reference?: string }> = {
  agents: { table: 'agents', en: "trim(first_name || ' ' || last_name)", pt: 'null' },
  districts: { table: 'districts', en: 'name_en', pt: 'name_pt' },
  condominiums: { table: 'condominiums', en: 'title_en', pt: 'title_pt' },
  properties: { table: 'properties', en: 'title_en', pt: 'title_pt', reference: 'reference' },
  'key-items': { table: 'key_items', en: 'name_en', pt: 'name_pt' },
  tags: { table: 'tags', en: 'tag_en', pt: 'tag_pt' },
}

async function readRows(db: Db, resource: NamedResource, ids: readonly number[]) {
  const { table, en, pt, reference = 'null' } = nameColumns[resource]
  const columns = sql.raw(`id, ${en} as en, ${pt} as pt, ${reference} as reference`)
  const query = sql<
    { id: number } & Name
  >`select ${columns} from ${sql.table(table)} where id in (${sql.join(ids)})`
  return (await query.execute(db)).rows
}
