import { sql } from 'kysely'
import type { Db, Tx } from '../db/schema.ts'

const listingColumns = {
  property_types: 'property_id',
  property_features: 'property_id',
  property_lifestyles: 'property_id',
  condominium_types: 'condominium_id',
  condominium_features: 'condominium_id',
} as const
type LinkTable = keyof typeof listingColumns

/**
 * Reads the key items (types, features or lifestyles) of listings from a link table. Returns a function from a
 * listing's id to the ids of its key items.
 */
export async function readLinksByListing(db: Db, table: LinkTable, ids: readonly number[]) {
  const listingColumn = sql.ref<number>(listingColumns[table])
  const rows = await db
    .selectFrom(table)
    .select([listingColumn.as('listing_id'), 'key_id'])
    .where(listingColumn, 'in', ids)
    .orderBy('key_id')
    .execute()
  const links = Map.groupBy(rows, (row) => row.listing_id)
  return (id: number) => links.get(id)?.map(({ key_id }) => key_id) ?? []
}

/** Returns the ids of the key items linked to a listing in a table. */
export async function readLinks(db: Db, table: LinkTable, id: number): Promise<number[]> {
  return (await readLinksByListing(db, table, [id]))(id)
}

/** Replaces a listing's linked key items. */
export async function writeLinks(tx: Tx, table: LinkTable, id: number, keys: readonly number[]) {
  await tx.deleteFrom(table).where(sql.ref(listingColumns[table]), '=', id).execute()
  const rows = [...new Set(keys)].map((key) => sql`(${id}, ${key})`)
  if (rows.length > 0)
    await sql`insert into ${sql.table(table)} (${sql.ref(listingColumns[table])}, key_id)
      values ${sql.join(rows)}`.execute(tx)
}
