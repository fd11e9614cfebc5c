import { AgencyError, type FieldErrors } from '#contract/errors.ts'
import type { KeyItemKind } from '#contract/key-items.ts'
import type { Db } from '../db/schema.ts'

type RelatedKeyItems = { field: string; kind: KeyItemKind; ids: (number | null)[] }
type RelatedRecord = {
  field: string
  table: 'tags' | 'agents' | 'districts' | 'condominiums'
  id: number | null
}

/** Throws MISSING with each field that refers to an unknown record, or to a key item of another kind. */
export async function requireExistingRecords(tx: Db, keys: RelatedKeyItems[], records: RelatedRecord[]) {
  const fields: FieldErrors = {
    ...(await findUnknownKeys(tx, keys)),
    ...(await findUnknownRecords(tx, records)),
  }
  if (Object.keys(fields).length > 0) throw new AgencyError('MISSING', { fields })
}

async function findUnknownKeys(tx: Db, related: RelatedKeyItems[]): Promise<FieldErrors> {
  const ids = related.flatMap((keys) => keys.ids).filter((id) => id !== null)
  if (ids.length === 0) return {}
  const rows = await tx.selectFrom('key_items').select(['id', 'kind']).where('id', 'in', ids).execute()
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]))
  const invalid = related.filter(({ kind, ids }) => ids.some((id) => id !== null && kinds.get(id) !== kind))
  return Object.fromEntries(invalid.map(({ field }) => [field, 'invalid']))
}

async function findUnknownRecords(tx: Db, related: RelatedRecord[]): Promise<FieldErrors> {
  const fields: FieldErrors = {}
  for (const { field, table, id } of related) {
    if (id === null) continue
    const row = await tx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
    if (row === undefined) fields[field] = 'invalid'
  }
  return fields
}
