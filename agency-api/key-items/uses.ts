import { type RawBuilder, sql } from 'kysely'
import type { KeyItemKind } from '#contract/key-items.ts'
import { audit } from '../activity/audited-database.ts'
import { listingRecords } from '../activity/listing-snapshots.ts'
import type { Database, Db, Tx } from '../db/schema.ts'
import { keyItemRecords } from './snapshot.ts'

export type Uses = { properties: number; condominiums: number; keys: number }

/** `key` is a column that refers to key items, `owner` the column with the id of the record that uses them. */
type Link = { resource: keyof Uses; table: keyof Database; key: string; owner: string }

const linksByKind: Record<KeyItemKind, Link[]> = {
  types: [
    { resource: 'properties', table: 'properties', key: 'type_id', owner: 'id' },
    { resource: 'properties', table: 'property_types', key: 'key_id', owner: 'property_id' },
    { resource: 'condominiums', table: 'condominiums', key: 'type_id', owner: 'id' },
    { resource: 'condominiums', table: 'condominium_types', key: 'key_id', owner: 'condominium_id' },
  ],
  lifestyles: [{ resource: 'properties', table: 'property_lifestyles', key: 'key_id', owner: 'property_id' }],
  features: [
    { resource: 'properties', table: 'property_features', key: 'key_id', owner: 'property_id' },
    { resource: 'condominiums', table: 'condominium_features', key: 'key_id', owner: 'condominium_id' },
  ],
  listings: [{ resource: 'properties', table: 'properties', key: 'listing_id', owner: 'id' }],
  master: [{ resource: 'keys', table: 'key_items', key: 'master_id', owner: 'id' }],
}

const isJoinTable = ({ owner }: Link) => owner !== 'id'

/** Counts the uses of key items; returns a function of an item's id. A record that uses an item twice counts once. */
export async function countUses(
  db: Db,
  kind: KeyItemKind,
  ids: readonly number[],
): Promise<(id: number) => Uses> {
  if (ids.length === 0) return () => ({ properties: 0, condominiums: 0, keys: 0 })
  const uses = linksByKind[kind].map(
    ({ resource, table, key, owner }) =>
      sql`select ${sql.lit(resource)} as resource, ${sql.ref(key)} as key_id, ${sql.ref(owner)} as owner_id
        from ${sql.table(table)} where ${sql.ref(key)} in (${sql.join(ids)})`,
  )
  const { rows } = await sql<{ resource: keyof Uses; key_id: number; count: number | string }>`
    select resource, key_id, count(*) as count from (${sql.join(uses, sql` union `)}) as uses
    group by resource, key_id`.execute(db)
  const countOf = (id: number, resource: keyof Uses) =>
    Number(rows.find((row) => row.key_id === id && row.resource === resource)?.count ?? 0)
  return (id) => ({
    properties: countOf(id, 'properties'),
    condominiums: countOf(id, 'condominiums'),
    keys: countOf(id, 'keys'),
  })
}

/** Audits the records that use a key item; call it before `moveUses` or `detachUses` changes them. */
export async function auditReferrers(tx: Tx, kind: KeyItemKind, id: number): Promise<void> {
  for (const link of linksByKind[kind]) {
    const { rows } = await ownersOf(link, id).execute(tx)
    const ids = rows.map((row) => row.id)
    await audit(tx, link.resource === 'keys' ? keyItemRecords : listingRecords[link.resource], ids)
  }
}

/** Replaces a key item with another of its kind in all records. */
export async function moveUses(tx: Tx, kind: KeyItemKind, from: number, to: number): Promise<void> {
  const links = linksByKind[kind]
  // Records that use both would otherwise use `to` twice.
  for (const joinLink of links.filter(isJoinTable)) {
    for (const link of links.filter(({ resource }) => resource === joinLink.resource)) {
      await deleteLinksOf(joinLink, from, ownersOf(link, to)).execute(tx)
      if (!isJoinTable(link)) await deleteLinksOf(joinLink, to, ownersOf(link, from)).execute(tx)
    }
  }
  for (const link of links) await updateLinks(link, from, to).execute(tx)
}

/** Removes a key item from all records, except where it is the main type, which is required. */
export async function detachUses(tx: Tx, kind: KeyItemKind, id: number): Promise<void> {
  for (const link of linksByKind[kind]) {
    if (isJoinTable(link)) await deleteLinks(link, id).execute(tx)
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
  sql<{ id: number }>`select ${sql.ref(owner)} as id from ${sql.table(table)} where ${sql.ref(key)} = ${id}`
