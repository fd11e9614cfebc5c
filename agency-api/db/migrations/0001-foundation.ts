import { type Kysely, sql } from 'kysely'
import { createTable, flags, link, nullable, place, required, texts } from './columns.ts'

/** Creates accounts, the portfolio with its lookups, files, and the inbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await accounts(db)
  await lookups(db)
  await portfolio(db)
  await files(db)
}

async function accounts(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'users')
    .$call(required('name'))
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .$call(nullable('text', 'password_hash', 'initials', 'avatar'))
    .addColumn('role', 'text', (column) =>
      column
        .notNull()
        .defaultTo('User')
        .check(sql`role in ('Administrator', 'User')`),
    )
    .$call(flags({ verified: 0, disabled: 0 }))
    .$call(nullable('text', 'phone', 'city', 'country', 'url_twitter', 'url_github'))
    .$call(required('created_at', 'updated_at'))
    .execute()
  await createTable(db, 'tokens')
    .$call(link('user_id', 'users', 'cascade'))
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .$call(required('created_at', 'expires_at'))
    .execute()
  await db.schema.createIndex('tokens_user').on('tokens').column('user_id').execute()
  await createTable(db, 'login_attempts').$call(required('subject', 'at')).execute()
  await db.schema
    .createIndex('login_attempts_subject')
    .on('login_attempts')
    .columns(['subject', 'at'])
    .execute()
  await createTable(db, 'one_time_links')
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('verify', 'reset', 'setup')`))
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .$call(required('created_at', 'expires_at'))
    .$call(nullable('text', 'used_at'))
    .execute()
}

async function lookups(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'agents')
    .$call(required('first_name', 'last_name'))
    .$call(nullable('text', 'avatar', 'email', 'phone'))
    .$call(texts('role_en', 'role_pt', 'description_en', 'description_pt'))
    .$call(required('created_at', 'updated_at'))
    .execute()
  await createTable(db, 'districts')
    .$call(texts('name_en', 'name_pt', 'description_en', 'description_pt'))
    .$call(nullable('text', 'cover'))
    .$call(required('created_at', 'updated_at'))
    .execute()
  await createTable(db, 'key_items')
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('types', 'lifestyles', 'features', 'listings', 'master')`),
    )
    .$call(texts('name_en', 'name_pt'))
    .$call(flags({ filterable: 1 }))
    .$call(nullable('text', 'icons'))
    .$call(link('master_id', 'key_items', 'set null'))
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .$call(required('created_at', 'updated_at'))
    .execute()
  await db.schema.createIndex('key_items_kind').on('key_items').columns(['kind', 'position']).execute()
  await createTable(db, 'tags')
    .addColumn('kind', 'text', (column) =>
      column
        .notNull()
        .unique()
        .check(sql`kind in ('new', 'reserved', 'sold')`),
    )
    .$call(required('tag_en', 'tag_pt'))
    .execute()
}

const seo = texts(
  'seo_title_en',
  'seo_title_pt',
  'seo_slug_en',
  'seo_slug_pt',
  'seo_description_en',
  'seo_description_pt',
)
const content = texts('title_en', 'title_pt', 'description_en', 'description_pt', 'slogan_en', 'slogan_pt')
const areaUnit = sql`'m2'`

async function portfolio(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'condominiums')
    .$call(content)
    .$call(nullable('text', 'condo_where'))
    .$call(nullable('bigint', 'starting_price_cents'))
    .$call(link('agent_id', 'agents', 'restrict'))
    .$call(link('district_id', 'districts', 'set null'))
    .$call(link('tag_id', 'tags', 'set null'))
    .$call(flags({ archived: 0, disabled: 0 }))
    .$call(place)
    .$call(seo)
    .$call(required('created_at', 'updated_at'))
    .execute()
  await createTable(db, 'properties')
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .$call(link('type_id', 'key_items', 'restrict'))
    .$call(link('tag_id', 'tags', 'set null'))
    .$call(content)
    .addColumn('price_cents', 'bigint', (column) => column.notNull().defaultTo(0))
    .$call(
      flags({
        hide_price: 0,
        for_sale: 1,
        collection: 0,
        low_cost: 0,
        highlighted: 0,
        archived: 0,
        disabled: 0,
      }),
    )
    .$call(nullable('integer', 'bedrooms', 'bathrooms', 'parking', 'year', 'elevator'))
    .$call(
      nullable(
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
    .$call(nullable('text', 'floor', 'fraction', 'energy', 'youtube_id', 'website'))
    .$call(link('listing_id', 'key_items', 'set null'))
    .$call(link('agent_id', 'agents', 'restrict'))
    .$call(link('district_id', 'districts', 'set null'))
    .$call(link('condominium_id', 'condominiums', 'set null'))
    .$call(nullable('text', 'imovirtual_uuid', 'imovirtual_state', 'idealista_uuid', 'james_edition_uuid'))
    .addColumn('location_order', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('views', 'integer', (column) => column.notNull().defaultTo(0))
    .$call(place)
    .$call(seo)
    .$call(texts('search_text'))
    .$call(required('created_at', 'updated_at'))
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
      .$call(link('property_id', 'properties', 'cascade'))
      .$call(link('key_id', 'key_items', 'cascade'))
      .addPrimaryKeyConstraint(`${name}_key`, ['property_id', 'key_id'] as never)
      .execute()
    await db.schema.createIndex(`${name}_by_key`).on(name).column('key_id').execute()
  }
}

async function files(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'media')
    .$call(required('location'))
    .addColumn('owner_id', 'integer', (column) => column.notNull())
    .$call(required('file', 'extension'))
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .$call(nullable('text', 'card', 'page', 'blur'))
    .$call(flags({ cover: 0, plant: 0 }))
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .$call(required('created_at'))
    .execute()
  await db.schema
    .createIndex('media_owner')
    .on('media')
    .columns(['location', 'owner_id', 'position'])
    .execute()
  // Makes a second cover impossible, even with concurrent requests (docs/fault-testing.md R-11).
  await sql`create unique index media_one_cover on media (location, owner_id) where cover = 1`.execute(db)
  await createTable(db, 'attachments')
    .$call(required('location'))
    .addColumn('owner_id', 'integer', (column) => column.notNull())
    .$call(required('file', 'name', 'extension'))
    .addColumn('size', 'integer', (column) => column.notNull())
    .$call(required('created_at'))
    .execute()
  await db.schema
    .createIndex('attachments_owner')
    .on('attachments')
    .columns(['location', 'owner_id'])
    .execute()
  await createTable(db, 'messages')
    .$call(texts('label', 'subject', 'text', 'sender_name', 'sender_email'))
    .$call(nullable('text', 'sender_phone', 'read_at', 'archived_at'))
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('pt'))
    .$call(link('property_id', 'properties', 'set null'))
    .$call(link('agent_id', 'agents', 'set null'))
    .$call(required('received_at'))
    .execute()
}
