import { type RawBuilder, sql } from 'kysely'
import type { KeyItemKind } from '#contract/key-items.ts'
import { audit } from '../activity/audited-database.ts'
import { keyItemRecords } from './snapshot.ts'
import { listingRecords } from '../activity/listing-snapshots.ts'
import type { Database, Db, Tx } from '../db/schema.ts'

export type Uses = { properties: number; condominiums: number; keys: number }

/** `key` is a column that refers to key items, `owner` the column with the id of the record that uses them. */
type Link = { table: keyof Database; key: string; owner: string; isJoinTable?: true }

const viaColumn = (table: Link['table'], key: string): Link => ({ table, key, owner: 'id' })
const viaJoinTable = (table: Link['table'], owner: string): Link => ({
  table,
  key: 'key_id',
  owner,
  isJoinTable: true,
})

const links: Record<KeyItemKind, Record<keyof Uses, Link[]>> = {
  types: {
    properties: [viaColumn('properties', 'type_id'), viaJoinTable('property_types', 'property_id')],
    condominiums: [viaColumn('condominiums', 'type_id'), viaJoinTable('condominium_types', 'condominium_id')],
    keys: [],
  },
  lifestyles: {
    properties: [viaJoinTable('property_lifestyles', 'property_id')],
    condominiums: [],
    keys: [],
  },
  features: {
    properties: [viaJoinTable('property_features', 'property_id')],
    condominiums: [viaJoinTable('condominium_features', 'condominium_id')],
    keys: [],
  },
  listings: { properties: [viaColumn('properties', 'listing_id')], condominiums: [], keys: [] },
  master: { properties: [], condominiums: [], keys: [viaColumn('key_items', 'master_id')] },
}

/** Counts the uses of key items; returns a function of an item's id. A record that uses an item twice counts once. */
export async function countUses(
  db: Db,
  kind: KeyItemKind,
  ids: readonly number[],
): Promise<(id: number) => Uses> {
  const { properties, condominiums, keys } = links[kind]
  const counts = {
    properties: await countReferrers(db, properties, ids),
    condominiums: await countReferrers(db, condominiums, ids),
    keys: await countReferrers(db, keys, ids),
  }
  return (id) => ({
    properties: counts.properties.get(id) ?? 0,
    condominiums: counts.condominiums.get(id) ?? 0,
    keys: counts.keys.get(id) ?? 0,
  })
}

async function countReferrers(
  db: Db,
  referringLinks: readonly Link[],
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (referringLinks.length === 0 || ids.length === 0) return new Map()
  const pairs = referringLinks.map(
    ({ table, key, owner }) =>
      sql`select ${sql.ref(key)} as key_id, ${sql.ref(owner)} as owner_id from ${sql.table(table)} where ${sql.ref(key)} in (${sql.join(ids)})`,
  )
  const { rows } = await sql<{ key_id: number; count: number | string }>`
    select key_id, count(*) as count from (${sql.join(pairs, sql` union `)}) as pairs group by key_id
  `.execute(db)
  return new Map(rows.map(({ key_id, count }) => [key_id, Number(count)]))
}

/** Audits the records that use a key item; call it before `moveUses` or `detachUses` changes them. */
export async function auditReferrers(tx: Tx, kind: KeyItemKind, id: number): Promise<void> {
  for (const [resource, referringLinks] of Object.entries(links[kind]) as [keyof Uses, Link[]][]) {
    for (const link of referringLinks) {
      const { rows } = await sql<{
        id: number
      }>`select ${sql.ref(link.owner)} as id from ${sql.table(link.table)}
        where ${sql.ref(link.key)} = ${id}`.execute(tx)
      const ids = rows.map((row) => row.id)
      await audit(tx, resource === 'keys' ? keyItemRecords : listingRecords[resource], ids)
    }
  }
}

/** Replaces a key item with another of its kind in all records. */
export async function moveUses(tx: Tx, kind: KeyItemKind, from: number, to: number): Promise<void> {
  for (const resourceLinks of Object.values(links[kind])) {
    // Records that use both would otherwise use `to` twice.
    for (const joinLink of resourceLinks.filter((link) => link.isJoinTable)) {
      for (const link of resourceLinks) {
        await deleteLinksOf(joinLink, from, ownersOf(link, to)).execute(tx)
        if (!link.isJoinTable) await deleteLinksOf(joinLink, to, ownersOf(link, from)).execute(tx)
      }
    }
    for (const link of resourceLinks) await updateLinks(link, from, to).execute(tx)
  }
}

/** Removes a key item from all records, except where it is the main type, which is required. */
export async function detachUses(tx: Tx, kind: KeyItemKind, id: number): Promise<void> {
  for (const link of Object.values(links[kind]).flat()) {
    if (link.isJoinTable) await deleteLinks(link, id).execute(tx)
    else if (kind !== 'types') await updateLinks(link, id, null).execute(tx)
  }
}

const updateLinks = ({ table, key }: Link, from: number, to: number | null) =>
  sql`update ${sql.table(table)} set ${sql.ref(key)} = ${to} where ${sql.ref(key)} = ${from}`

const deleteLinks = ({ table, key }: Link, id: number) =>
  sql`delete from ${sql.table(table)} where ${sql.ref(key)} = ${id}`

const deleteLinksOf = (link: Link, id: number, owners: RawBuilder<unknown>) =>
  sql`${deleteLinks(link, id)} and ${sql.ref(link.owner)} in (${owners})`

const ownersOf = ({ table, key, owner }: Link, id: number) =>
  sql`select ${sql.ref(owner)} from ${sql.table(table)} where ${sql.ref(key)} = ${id}`
