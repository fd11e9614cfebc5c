import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

export type Table = keyof Database

/**
 * Every table, those that others point at first, with the columns that order its rows; null for what a backup leaves
 * out: sessions, links and counted attempts end with the database that they were made in, so that a copy in the wrong
 * hands opens no door and a restore revives none that was closed since.
 */
const orders: Record<Table, string[] | null> = {
  settings: ['name'],
  users: ['id'],
  tokens: null,
  login_attempts: null,
  one_time_links: null,
  answered_calls: null,
  agents: ['id'],
  districts: ['id'],
  // A feature points at its divider, which is a key item itself.
  key_items: ['master_id is not null', 'id'],
  tags: ['id'],
  condominiums: ['id'],
  condominium_types: ['condominium_id', 'key_id'],
  condominium_features: ['condominium_id', 'key_id'],
  properties: ['id'],
  property_types: ['property_id', 'key_id'],
  property_features: ['property_id', 'key_id'],
  property_lifestyles: ['property_id', 'key_id'],
  media: ['id'],
  front_covers: ['media_id'],
  attachments: ['id'],
  messages: ['id'],
  message_replies: ['id'],
  services: ['id'],
  texts: ['name'],
  views: ['id'],
  demo_sample: ['name', 'page'],
  activity: ['id'],
  portal_exports: ['id'],
  // Keys to accounts elsewhere, consents under way and what was told meanwhile stay with the database they belong to.
  portal_accounts: null,
  portal_grants: null,
  portal_events: null,
}

/** Columns that the database computes from others by itself: no backup holds them, and none may be inserted. */
const computed: { [T in Table]?: (keyof Database[T])[] } = {
  properties: ['list_marks', 'list_reference', 'list_titles', 'list_place'],
}

/** The order of rows in the tables that a backup leaves out. */
const orderOf = (name: Table) =>
  name === 'portal_accounts' ? ['place'] : name === 'portal_grants' ? ['state_hash'] : ['id']

/** Every table, those that others point at first. */
export const tableNames = Object.keys(orders) as Table[]

/** The tables of a backup in the order in which their rows can be inserted. */
export const tables = Object.entries(orders).flatMap(([name, order]) =>
  order === null ? [] : [{ name: name as Table, order, computed: computed[name as Table] ?? [] }],
)

/** Every table in the order in which its rows can be inserted, for a move of the whole installation. */
export const allTables = tableNames.map((name) => ({
  name,
  order: orders[name] ?? orderOf(name),
  computed: computed[name] ?? [],
}))

/** What a new database holds before its first record; a sign-in that failed is in its history. */
const furnished: Table[] = ['settings', 'key_items', 'tags', 'texts', 'activity']

/** Whether the database holds no record that anybody made. */
export async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  for (const { name } of tables) {
    if (furnished.includes(name)) continue
    const row = await db
      .selectFrom(name)
      .select(({ lit }) => lit(1).as('one'))
      .limit(1)
      .executeTakeFirst()
    if (row !== undefined) return false
  }
  return true
}
