import type { Kysely } from 'kysely'
import { districtPictures, districtTexts } from '#contract/district-fields.ts'
import type { Database, Row } from '../db/schema.ts'
import { readCondominiums, readProperties } from './listing-snapshots.ts'
import { toBilingual, pickColumns, flatten, type Snapshot, type SnapshotReader } from './snapshot.ts'

/** Id of singletons: the front page, the texts of the website. */
export const singletonId = 0

type Table = 'agents' | 'districts' | 'services' | 'key_items' | 'users' | 'messages'

const rowsOf =
  <T extends Table>(table: T, snapshotOf: (row: Row<T>) => Snapshot): SnapshotReader =>
  async (db, ids) => {
    const rows: { id: number }[] = await db
      .selectFrom<Table>(table)
      .selectAll()
      .where('id', 'in', [...ids])
      .execute()
    return new Map(rows.map((row) => [row.id, snapshotOf(row as Row<T>)]))
  }

const textOf =
  (name: Row<'texts'>['name']): SnapshotReader =>
  async (db) => {
    const row = await db.selectFrom('texts').selectAll().where('name', '=', name).executeTakeFirst()
    return row === undefined
      ? new Map()
      : new Map([
          [
            singletonId,
            { title: '', fields: flatten({ description: { en: row.text_en, pt: row.text_pt } }) },
          ],
        ])
  }

/** Readers of each resource's snapshots: the values that people edit, without derived values and secrets. */
export const snapshots = {
  properties: readProperties,
  condominiums: readCondominiums,
  agents: rowsOf('agents', (row) => ({
    title: `${row.first_name} ${row.last_name}`.trim(),
    fields: flatten({
      ...pickColumns(row, ['first_name', 'last_name', 'email', 'phone', 'avatar']),
      ...toBilingual(row, ['role', 'description']),
    }),
  })),
  districts: rowsOf('districts', (row) => ({
    title: { en: row.name_en, pt: row.name_pt },
    fields: flatten({
      ...toBilingual(row, ['name', 'description', ...districtTexts, 'did_you_know', 'presents']),
      ...pickColumns(row, districtPictures),
      kpis: { Population: row.population, 'Golf Club': row.golf_clubs },
    }),
  })),
  services: rowsOf('services', (row) => ({
    title: { en: row.title_en, pt: row.title_pt },
    fields: flatten(toBilingual(row, ['title', 'slug', 'description'])),
  })),
  'key-items': rowsOf('key_items', (row) => ({
    title: { en: row.name_en, pt: row.name_pt },
    reference: row.kind,
    fields: flatten({
      ...toBilingual(row, ['name']),
      ...pickColumns(row, ['filterable', 'icons']),
      master: row.master_id ?? 0,
    }),
  })),
  users: rowsOf('users', (row) => ({
    title: row.name,
    fields: {
      ...pickColumns(row, ['name', 'email', 'initials', 'role', 'phone', 'city', 'country', 'avatar']),
      ...pickColumns(row, ['verified', 'disabled']),
      urlTwitter: row.url_twitter,
      urlGitHub: row.url_github,
    },
  })),
  /** Agent and archived state only; never the visitor's message. */
  inbox: rowsOf('messages', (row) => ({
    title: '',
    fields: { agent_id: row.agent_id, archived: row.archived_at === null ? 0 : 1 },
  })),
  'services-description': textOf('services'),
  'who-we-are': textOf('who-we-are'),
  'front-page': async (db) => new Map([[singletonId, await readFrontPage(db)]]),
} satisfies Record<string, SnapshotReader>

export type AuditedResource = keyof typeof snapshots

/** Reads the covers as the form sends them, and the highlighted properties in order. */
async function readFrontPage(db: Kysely<Database>): Promise<Snapshot> {
  const covers = await db.selectFrom('front_covers').selectAll().orderBy('position').execute()
  const highlights = await db
    .selectFrom('properties')
    .select('id')
    .where('highlighted', '=', 1)
    .where('archived', '=', 0)
    .where('highlight_order', 'is not', null)
    .orderBy('highlight_order')
    .orderBy('id')
    .execute()
  return {
    title: '',
    fields: {
      covers: covers.map((row) => ({
        media_id: row.media_id,
        title: { en: row.title_en, pt: row.title_pt },
        text: { en: row.text_en, pt: row.text_pt },
        link: row.link,
      })),
      highlights: highlights.map(({ id }) => id),
    },
  }
}
