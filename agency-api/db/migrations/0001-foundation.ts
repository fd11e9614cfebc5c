import { type Kysely, sql } from 'kysely'
import {
  createTable,
  addBilingualColumns,
  addFlagColumns,
  addReferenceColumn,
  addNullableColumns,
  addLocationColumns,
  addRequiredColumns,
  addTextColumns,
} from './columns.ts'

/** Creates accounts, the portfolio with its lookups, files, and the inbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await accounts(db)
  await lookups(db)
  await portfolio(db)
  await filesAndInbox(db)
}

async function accounts(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'users')
    .$call(addRequiredColumns('name'))
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .$call(addNullableColumns('text', 'password_hash', 'initials', 'avatar'))
    .addColumn('role', 'text', (column) =>
      column
        .notNull()
        .defaultTo('User')
        .check(sql`role in ('Administrator', 'User')`),
    )
    .$call(addFlagColumns({ verified: 0, disabled: 0 }))
    .$call(addNullableColumns('text', 'phone', 'city', 'country', 'url_twitter', 'url_github'))
    .$call(addRequiredColumns('created_at', 'updated_at'))
    .execute()
  await createTable(db, 'tokens')
    .$call(addReferenceColumn('user_id', 'users', 'cascade'))
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .$call(addRequiredColumns('created_at', 'expires_at'))
    .execute()
  await db.schema.createIndex('tokens_user').on('tokens').column('user_id').execute()
  await createTable(db, 'login_attempts').$call(addRequiredColumns('subject', 'at')).execute()
  await db.schema
    .createIndex('login_attempts_subject')
    .on('login_attempts')
    .columns(['subject', 'at'])
    .execute()
  await createTable(db, 'one_time_links')
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('verify', 'reset', 'setup')`))
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .$call(addRequiredColumns('created_at', 'expires_at'))
    .$call(addNullableColumns('text', 'used_at'))
    .execute()
}

async function lookups(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'agents')
    .$call(addRequiredColumns('first_name', 'last_name'))
    .$call(addNullableColumns('text', 'avatar', 'email', 'phone'))
    .$call(addBilingualColumns('role', 'description'))
    .$call(addRequiredColumns('created_at', 'updated_at'))
    .execute()
  await createTable(db, 'districts')
    .$call(addBilingualColumns('name', 'description'))
    .$call(addNullableColumns('text', 'cover'))
    .$call(addRequiredColumns('created_at', 'updated_at'))
    .execute()
  await createTable(db, 'key_items')
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('types', 'lifestyles', 'features', 'listings', 'master')`),
    )
    .$call(addBilingualColumns('name'))
    .$call(addFlagColumns({ filterable: 1 }))
    .$call(addNullableColumns('text', 'icons'))
    .$call(addReferenceColumn('master_id', 'key_items', 'set null'))
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .$call(addRequiredColumns('created_at', 'updated_at'))
    .execute()
  await db.schema.createIndex('key_items_kind').on('key_items').columns(['kind', 'position']).execute()
  await createTable(db, 'tags')
    .addColumn('kind', 'text', (column) =>
      column
        .notNull()
        .unique()
        .check(sql`kind in ('new', 'reserved', 'sold')`),
    )
    .$call(addRequiredColumns('tag_en', 'tag_pt'))
    .execute()
}

const addSeoColumns = addBilingualColumns('seo_title', 'seo_slug', 'seo_description')
const addContentColumns = addBilingualColumns('title', 'description', 'slogan')
const areaUnit = sql`'m2'`

async function portfolio(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'condominiums')
    .$call(addContentColumns)
    .$call(addNullableColumns('text', 'condo_where'))
    .$call(addNullableColumns('bigint', 'starting_price_cents'))
    .$call(addReferenceColumn('agent_id', 'agents', 'restrict'))
    .$call(addReferenceColumn('district_id', 'districts', 'set null'))
    .$call(addReferenceColumn('tag_id', 'tags', 'set null'))
    .$call(addFlagColumns({ archived: 0, disabled: 0 }))
    .$call(addLocationColumns)
    .$call(addSeoColumns)
    .$call(addRequiredColumns('created_at', 'updated_at'))
    .execute()
  await createTable(db, 'properties')
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .$call(addReferenceColumn('type_id', 'key_items', 'restrict'))
    .$call(addReferenceColumn('tag_id', 'tags', 'set null'))
    .$call(addContentColumns)
    .addColumn('price_cents', 'bigint', (column) => column.notNull().defaultTo(0))
    .$call(
      addFlagColumns({
        hide_price: 0,
        for_sale: 1,
        collection: 0,
        low_cost: 0,
        highlighted: 0,
        archived: 0,
        disabled: 0,
      }),
    )
    .$call(addNullableColumns('integer', 'bedrooms', 'bathrooms', 'parking', 'year', 'elevator'))
    .$call(
      addNullableColumns(
        'double precision',
        'gross_area',
        'living_area',
        'exterior_area',
        'construction',
        'lote_size',
        'land_size',
      ),
    )
    .addColumn('construction_area_type', 'text', (column) => column.notNull().defaultTo(areaUnit))
    .addColumn('lote_size_type', 'text', (column) => column.notNull().defaultTo(areaUnit))
    .addColumn('land_size_type', 'text', (column) => column.notNull().defaultTo(areaUnit))
    .$call(addNullableColumns('text', 'floor', 'fraction', 'energy', 'youtube_id', 'website'))
    .$call(addReferenceColumn('listing_id', 'key_items', 'set null'))
    .$call(addReferenceColumn('agent_id', 'agents', 'restrict'))
    .$call(addReferenceColumn('district_id', 'districts', 'set null'))
    .$call(addReferenceColumn('condominium_id', 'condominiums', 'set null'))
    .$call(
      addNullableColumns(
        'text',
        'imovirtual_uuid',
        'imovirtual_state',
        'idealista_uuid',
        'james_edition_uuid',
      ),
    )
    .addColumn('location_order', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('views', 'integer', (column) => column.notNull().defaultTo(0))
    .$call(addLocationColumns)
    .$call(addSeoColumns)
    .$call(addTextColumns('search_text'))
    .$call(addRequiredColumns('created_at', 'updated_at'))
    .execute()
  for (const columns of [
    ['archived', 'created_at'],
    ['condominium_id'],
    ['agent_id'],
    ['district_id'],
    ['highlighted'],
  ]) {
    await db.schema
      .createIndex(`properties_${columns.join('_')}`)
      .on('properties')
      .columns(columns)
      .execute()
  }
  for (const name of ['property_types', 'property_features', 'property_lifestyles']) {
    await db.schema
      .createTable(name)
      .$call(addReferenceColumn('property_id', 'properties', 'cascade'))
      .$call(addReferenceColumn('key_id', 'key_items', 'cascade'))
      .addPrimaryKeyConstraint(`${name}_key`, ['property_id', 'key_id'] as never)
      .execute()
    await db.schema.createIndex(`${name}_by_key`).on(name).column('key_id').execute()
  }
}

/** `location` and `owner_id` identify the record that owns a file; `plant` marks a floor plan. */
async function filesAndInbox(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'media')
    .$call(addRequiredColumns('location'))
    .addColumn('owner_id', 'integer', (column) => column.notNull())
    .$call(addRequiredColumns('file', 'extension'))
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .$call(addNullableColumns('text', 'card', 'page', 'blur'))
    .$call(addFlagColumns({ cover: 0, plant: 0 }))
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .$call(addRequiredColumns('created_at'))
    .execute()
  await db.schema
    .createIndex('media_owner')
    .on('media')
    .columns(['location', 'owner_id', 'position'])
    .execute()
  // Makes a second cover impossible, even with concurrent requests (docs/fault-testing.md R-11).
  await sql`create unique index media_one_cover on media (location, owner_id) where cover = 1`.execute(db)
  await createTable(db, 'attachments')
    .$call(addRequiredColumns('location'))
    .addColumn('owner_id', 'integer', (column) => column.notNull())
    .$call(addRequiredColumns('file', 'name', 'extension'))
    .addColumn('size', 'integer', (column) => column.notNull())
    .$call(addRequiredColumns('created_at'))
    .execute()
  await db.schema
    .createIndex('attachments_owner')
    .on('attachments')
    .columns(['location', 'owner_id'])
    .execute()
  await createTable(db, 'messages')
    .$call(addTextColumns('label', 'subject', 'text', 'sender_name', 'sender_email'))
    .$call(addNullableColumns('text', 'sender_phone', 'read_at', 'archived_at'))
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('pt'))
    .$call(addReferenceColumn('property_id', 'properties', 'set null'))
    .$call(addReferenceColumn('agent_id', 'agents', 'set null'))
    .$call(addRequiredColumns('received_at'))
    .execute()
}
