import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

export type Table = keyof Database

/** The columns that order rows which pass with the database, for a move of all of it. */
type Passing = { passing: string[] }

/**
 * Every table, those that others point at first, with the columns that order its rows; `passing` for what a backup leaves
 * out: sessions, links and counted attempts end with the database that they were made in, so that a copy in the wrong
 * hands opens no door and a restore revives none that was closed since.
 */
const orders: Record<Table, string[] | Passing> = {
  settings: ['name'],
  users: ['id'],
  tokens: { passing: ['id'] },
  login_attempts: { passing: ['id'] },
  one_time_links: { passing: ['id'] },
  answered_calls: { passing: ['key'] },
  mail_queue: { passing: ['id'] },
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
  portal_accounts: { passing: ['place'] },
  portal_grants: { passing: ['state_hash'] },
  portal_events: { passing: ['id'] },
}

/** Columns that the database computes from others by itself: no backup holds them, and none may be inserted. */
const computed: { [T in Table]?: (keyof Database[T])[] } = {
  properties: ['list_marks', 'list_reference', 'list_titles', 'list_place'],
}

/** Every table, those that others point at first. */
export const tableNames = Object.keys(orders) as Table[]

/** The tables of a backup in the order in which their rows can be inserted. */
export const tables = Object.entries(orders).flatMap(([name, order]) =>
  'passing' in order ? [] : [{ name: name as Table, order, computed: computed[name as Table] ?? [] }],
)

/** Every table in the order in which its rows can be inserted, for a move of the whole installation. */
export const allTables = tableNames.map((name) => {
  const order = orders[name]
  return { name, order: 'passing' in order ? order.passing : order, computed: computed[name] ?? [] }
})

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
