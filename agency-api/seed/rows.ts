import type { FieldChange } from '../activity/log-activity.ts'
import { chunksOf } from '../db/chunks.ts'
import type { NewRow, Tx } from '../db/schema.ts'
import { addStandardKeyItems } from '../key-items/standard.ts'
import { registry } from '../registry.ts'
import { keyItemNames, type TypeName } from './factories/key-items.ts'
import type { SampleProperty } from './factories/properties.ts'
import type { Sample } from './sample.ts'

type SeededTable = keyof InsertedIds | 'media' | 'messages' | 'views' | 'activity'

const rowsPerInsert = 200

/** Inserts rows and returns their ids in the same order. */
export async function insertInChunks<T extends SeededTable>(db: Tx, table: T, rows: readonly NewRow<T>[]) {
  const ids: number[] = []
  for (const chunk of chunksOf(rows, rowsPerInsert)) {
    const inserted = await db
      .insertInto<SeededTable>(table)
      .values(chunk as NewRow<SeededTable>[])
      .returning('id')
      .execute()
    ids.push(...inserted.map(({ id }) => id))
  }
  return ids
}

/** Returns the id of the sample agency's record with this index. */
export const idAt = (ids: readonly number[], index: number) => {
  const id = ids[index]
  if (id === undefined) throw new Error(`The sample links to a record that is not in it: ${index}`)
  return id
}

export type InsertedIds = Record<'users' | 'agents' | 'districts' | 'condominiums' | 'properties', number[]>

/** Inserts the sample agency's rows with their links; `hashes` are the users' password hashes, in order. */
export async function insertSample(db: Tx, sample: Sample, hashes: readonly (string | null)[], now: Date) {
  const users = await insertInChunks(
    db,
    'users',
    sample.users.map(({ row }, index) => ({ ...row, password_hash: hashes[index] ?? null })),
  )
  const agents = await insertInChunks(db, 'agents', pickRows(sample.agents))
  const districts = await insertInChunks(db, 'districts', pickRows(sample.districts))
  await addStandardKeyItems({ now: () => now }, db, keyItemNames.types)
  const findKeyItemId = await createKeyItemFinder(db)
  const findTagId = await createTagFinder(db)
  const condominiums = await insertInChunks(
    db,
    'condominiums',
    sample.condominiums.map(({ row, district, agent, type, tag }) => ({
      ...row,
      type_id: findKeyItemId('types', type),
      tag_id: findTagId(tag),
      agent_id: idAt(agents, agent),
      district_id: idAt(districts, district),
    })),
  )
  const properties = await insertProperties(db, sample.properties, {
    agents,
    districts,
    findKeyItemId,
    findTagId,
    developmentColumnsOf: (property) => developmentColumnsOf(property, sample, condominiums),
  })
  const developmentFeatures = sample.condominiums.flatMap(({ features }, index) =>
    features.map((name) => ({
      condominium_id: idAt(condominiums, index),
      key_id: findKeyItemId('features', name),
    })),
  )
  await db.insertInto('condominium_features').values(developmentFeatures).execute()
  const noOwner = { property_id: null, condominium_id: null }
  await insertInChunks(db, 'views', [
    ...sample.properties.flatMap(({ views }, index) =>
      views.map((view) => ({ ...noOwner, ...view, property_id: idAt(properties, index) })),
    ),
    ...sample.condominiums.flatMap(({ views }, index) =>
      views.map((view) => ({ ...noOwner, ...view, condominium_id: idAt(condominiums, index) })),
    ),
  ])
  const messages = await insertInChunks(
    db,
    'messages',
    sample.messages.map(({ row, propertyIndex, agentIndex }) => ({
      ...row,
      property_id: propertyIndex === null ? null : idAt(properties, propertyIndex),
      agent_id: agentIndex === null ? null : idAt(agents, agentIndex),
    })),
  )
  const replies = sample.messages.flatMap(({ reply }, index) =>
    reply === null ? [] : [{ ...reply, message_id: idAt(messages, index) }],
  )
  await db.insertInto('message_replies').values(replies).execute()
  for (const { seed } of registry) await seed?.(db, now)
  await insertActivity(db, sample, { users, agents, properties })
  return { users, agents, districts, condominiums, properties }
}

const pickRows = <R>(records: readonly { row: R }[]) => records.map(({ row }) => row)

async function insertActivity(
  db: Tx,
  sample: Sample,
  { users, agents, properties }: Pick<InsertedIds, 'users' | 'agents' | 'properties'>,
): Promise<void> {
  const recordIdOf = ({ property, user }: Sample['activity'][number]) => {
    if (property !== undefined) return idAt(properties, property)
    return user === undefined ? null : idAt(users, user)
  }
  const rows = sample.activity.map((entry): NewRow<'activity'> => ({
    ...entry.row,
    actor_id: entry.actor === null ? null : idAt(users, entry.actor),
    actor_name: entry.actor === null ? null : (sample.users[entry.actor]?.row.name ?? null),
    record_id: recordIdOf(entry),
    changes: JSON.stringify(
      entry.changes.map((change) => (change.field === 'agent_id' ? withAgentIds(change, agents) : change)),
    ),
  }))
  await insertInChunks(db, 'activity', rows)
}

const withAgentIds = ({ field, before, after }: FieldChange, agents: readonly number[]): FieldChange => ({
  field,
  before: idAt(agents, Number(before)),
  after: idAt(agents, Number(after)),
})

export interface RecordLinks {
  agents: readonly number[]
  districts: readonly number[]
  findKeyItemId: FindKeyItemId
  findTagId: (kind: SampleProperty['tag']) => number | null
  developmentColumnsOf: (property: SampleProperty) => {
    condominium_id?: number
    archived_with?: number | null
  }
}

/** Inserts properties with their links; returns their ids. */
export async function insertProperties(
  db: Tx,
  properties: readonly SampleProperty[],
  { agents, districts, findKeyItemId, findTagId, developmentColumnsOf }: RecordLinks,
): Promise<number[]> {
  const ids = await insertInChunks(
    db,
    'properties',
    properties.map((property) => ({
      ...property.row,
      type_id: findKeyItemId('types', property.type),
      listing_id: findKeyItemId('listings', property.listing),
      tag_id: findTagId(property.tag),
      agent_id: idAt(agents, property.agent),
      district_id: idAt(districts, property.district),
      ...developmentColumnsOf(property),
    })),
  )
  await linkKeyItems(db, properties, ids, findKeyItemId)
  return ids
}

/** Returns the columns that link a property to its development. If both are archived, they were archived together. */
function developmentColumnsOf({ development, row }: SampleProperty, sample: Sample, ids: readonly number[]) {
  if (development === null) return {}
  const condominium_id = idAt(ids, development)
  const isArchivedTogether = row.archived === 1 && sample.condominiums[development]?.row.archived === 1
  return { condominium_id, archived_with: isArchivedTogether ? condominium_id : null }
}

/** Broader type under which the website also lists properties of a type. */
const broaderTypes: Partial<Record<TypeName, TypeName>> = {
  Duplex: 'Apartment',
  Penthouse: 'Apartment',
  Villa: 'House',
}

type FindKeyItemId = (kind: 'types' | 'lifestyles' | 'features' | 'listings', name: string) => number

/** Returns a function that finds the id of a key item by its English name. */
export async function createKeyItemFinder(db: Tx): Promise<FindKeyItemId> {
  const keys = await db.selectFrom('key_items').select(['id', 'kind', 'name_en']).execute()
  const byName = new Map(keys.map(({ id, kind, name_en }) => [`${kind} ${name_en}`, id]))
  return (kind, name) => {
    const id = byName.get(`${kind} ${name}`)
    if (id === undefined) throw new Error(`There is no key item ${name} among ${kind}`)
    return id
  }
}

export async function createTagFinder(db: Tx): Promise<RecordLinks['findTagId']> {
  const tags = await db.selectFrom('tags').select(['id', 'kind']).execute()
  return (kind) => tags.find((tag) => tag.kind === kind)?.id ?? null
}

async function linkKeyItems(
  db: Tx,
  properties: readonly SampleProperty[],
  ids: readonly number[],
  findKeyItemId: FindKeyItemId,
) {
  const toLinkRows = (kind: 'features' | 'lifestyles') =>
    properties.flatMap((property, index) =>
      property[kind].map((name) => ({ property_id: idAt(ids, index), key_id: findKeyItemId(kind, name) })),
    )
  const furtherTypes = properties.flatMap(({ type }, index) => {
    const broader = broaderTypes[type]
    return broader === undefined
      ? []
      : [{ property_id: idAt(ids, index), key_id: findKeyItemId('types', broader) }]
  })
  if (furtherTypes.length > 0) await db.insertInto('property_types').values(furtherTypes).execute()
  await db.insertInto('property_features').values(toLinkRows('features')).execute()
  await db.insertInto('property_lifestyles').values(toLinkRows('lifestyles')).execute()
}
