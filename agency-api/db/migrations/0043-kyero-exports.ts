import { type Kysely, sql } from 'kysely'

/** Adds the ids of Kyero's adverts to properties, for lists and filters, as for the other portals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('properties').addColumn('kyero_uuid', 'text').execute()
  await sql`update properties set kyero_uuid = (select e.uuid from portal_exports e
    where e.property_id = properties.id and e.place = 'kyero')`.execute(db)
  await sql`create index properties_kyero on properties (kyero_uuid) where kyero_uuid is not null`.execute(db)
}
