import type { Transaction } from 'kysely'
import { AgencyError, type FieldErrors } from '#contract/errors.ts'
import type { KeyKind } from '#contract/key-items.ts'
import type { PropertyInput } from '#contract/property.ts'
import type { Database } from '../db/schema.ts'

/** The tag of new properties does not go with a development (properties §2, tag selectors). */
const newTag = 1

/** Refuses links to records that are not there, each under its field (MISSING). */
export async function checkReferences(tx: Transaction<Database>, input: PropertyInput): Promise<void> {
  const fields: FieldErrors = {
    ...(await unknownKeys(tx, input)),
    ...(await unknownRecords(tx, input)),
  }
  if (Object.keys(fields).length > 0) throw new AgencyError('MISSING', { fields })
  checkTag(input)
}

/** Refuses the first tag on a property of a development; `field` is what the caller calls the tag. */
export function checkTag(
  { tag_id, condominium_id }: Pick<PropertyInput, 'tag_id' | 'condominium_id'>,
  field = 'tag_id',
): void {
  if (tag_id === newTag && condominium_id !== null)
    throw new AgencyError('MISSING', { fields: { [field]: 'invalid' } })
}

async function unknownKeys(tx: Transaction<Database>, input: PropertyInput): Promise<FieldErrors> {
  const { search } = input
  const wanted: { field: string; kind: KeyKind; ids: number[] }[] = [
    { field: 'type_id', kind: 'types', ids: [input.type_id] },
    { field: 'types', kind: 'types', ids: input.types },
    { field: 'features_id', kind: 'features', ids: input.features_id },
    { field: 'search[lifestyles_id]', kind: 'lifestyles', ids: search.lifestyles_id },
    {
      field: 'search[listing_id]',
      kind: 'listings',
      ids: search.listing_id === null ? [] : [search.listing_id],
    },
  ]
  const ids = wanted.flatMap((each) => each.ids)
  const rows = await tx.selectFrom('key_items').select(['id', 'kind']).where('id', 'in', ids).execute()
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]))
  const wrong = wanted.filter(({ kind, ids }) => ids.some((id) => kinds.get(id) !== kind))
  return Object.fromEntries(wrong.map(({ field }) => [field, 'invalid']))
}

async function unknownRecords(tx: Transaction<Database>, input: PropertyInput): Promise<FieldErrors> {
  const wanted = [
    { field: 'tag_id', table: 'tags', id: input.tag_id },
    { field: 'agent_id', table: 'agents', id: input.agent_id },
    { field: 'district_id', table: 'districts', id: input.district_id },
    { field: 'condominium_id', table: 'condominiums', id: input.condominium_id },
  ] as const
  const fields: FieldErrors = {}
  for (const { field, table, id } of wanted) {
    if (id === null) continue
    const row = await tx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
    if (row === undefined) fields[field] = 'invalid'
  }
  return fields
}
